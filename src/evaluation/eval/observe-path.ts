import type { CallOptions } from "../../core/concurrency.ts";
import type { Question } from "../dataset/dataset.ts";
import { type NotScored, notScored } from "../metrics/not-scored.ts";
import { maxStepHops } from "../metrics/path-validity.ts";
import { coveringCards } from "../navigation/covering-cards.ts";
import type { Terrain } from "../navigation/navigate-question.ts";
import { shortestPath } from "../navigation/shortest-path.ts";

/** How many links join the cards of each two consecutive spans of the expected path. */
export async function observePath(
  { memory, links }: Terrain,
  question: Question,
  options?: CallOptions,
): Promise<{ stepHops: (number | null)[] } | NotScored> {
  const [first, ...rest] = question.expected_path ?? [];
  if (first === undefined || rest.length === 0) return notScored("no-path-expected");
  if (links === undefined) return notScored("path-facets-absent");

  const stepHops: (number | null)[] = [];
  let before = await coveringCards(memory, first, options);
  for (const span of rest) {
    const after = await coveringCards(memory, span, options);
    const lengths: number[] = [];
    for (const start of before) {
      const path = await shortestPath(links, start, new Set(after), maxStepHops);
      if (path !== undefined) lengths.push(path.length - 1);
    }
    stepHops.push(lengths.length === 0 ? null : Math.min(...lengths));
    before = after;
  }
  return { stepHops };
}
