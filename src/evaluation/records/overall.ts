import type { EvalReport, ReportTarget } from "./report-schema.ts";

/** Weights of the levels; those of absent levels are shared out among the others. */
const levelWeights = { l1: 0.4, l2: 0.3 } as const;

const grades = [
  { grade: "A", from: 0.9 },
  { grade: "B+", from: 0.8 },
  { grade: "B", from: 0.7 },
  { grade: "C", from: 0.6 },
] as const;

/** A sum of weighted parts may fall this short of the number it stands for. */
const roundingError = 1e-9;

/**
 * The overall score: for each level the mean attainment of its targets, value ÷ target (target ÷ value where
 * lower is better) clipped to [0, 1]; then the weighted mean of the levels that have any (KA-66 in the
 * resolutions of the designs).
 */
export function overallOf(targets: readonly ReportTarget[]): EvalReport["overall"] {
  const score = scoreOf(targets.filter((target) => target.in_score));
  return {
    score,
    grade: score === null ? null : gradeOf(score),
    passed: targets.filter(({ met }) => met).length,
    total: targets.length,
    targets: [...targets],
  };
}

/** How far a target is reached, 0 to 1. */
export function attainment({ value, target, comparison }: ReportTarget): number {
  if (comparison === "above") return clip(value / target);
  return value <= target ? 1 : clip(target / value);
}

function scoreOf(targets: readonly ReportTarget[]): number | null {
  let weighted = 0;
  let weights = 0;
  for (const level of ["l1", "l2"] as const) {
    const attained = targets.filter((target) => target.level === level).map(attainment);
    if (attained.length === 0) continue;
    weighted += (levelWeights[level] * attained.reduce((total, part) => total + part, 0)) / attained.length;
    weights += levelWeights[level];
  }
  return weights === 0 ? null : weighted / weights;
}

const gradeOf = (score: number) => grades.find(({ from }) => score >= from - roundingError)?.grade ?? "D";

const clip = (share: number): number => Math.min(1, Math.max(0, share));
