import { attainment } from "./overall.ts";
import { type EvalReport, type FailedCase, missCauses, type ReportTarget } from "./report-schema.ts";

/** Missed targets, the farthest first; then the causes of failed questions, the most frequent first. */
export function recommend(
  targets: readonly ReportTarget[],
  failedCases: readonly FailedCase[],
): EvalReport["recommendations"] {
  const missed = targets
    .filter(({ met }) => !met)
    .toSorted((a, b) => attainment(a) - attainment(b))
    .map(({ metric, value, comparison, target }) => ({
      kind: "target" as const,
      metric,
      value,
      comparison,
      target,
    }));
  const causes = missCauses
    .map((cause) => ({
      kind: "cause" as const,
      cause,
      questions: failedCases.filter((failed) => failed.cause === cause).length,
    }))
    .filter(({ questions }) => questions > 0)
    .toSorted((a, b) => b.questions - a.questions);
  return [...missed, ...causes];
}
