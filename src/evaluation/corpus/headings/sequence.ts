import type { Heading } from "./candidates.ts";

/** A chapter-level heading and the count of volume headings before it. */
export interface Numbered {
  readonly heading: Heading;
  readonly volume: number;
}

const evidenceWeight = { strong: 10, medium: 6, weak: 3 } as const;
const successor = 3;
const refusal = -25;
/** A chapter whose like stands this many candidates back no longer joins the chain. */
const lookBack = 200;
const minWeakChain = 2;

/**
 * The chapters among the candidates: the chain with the best evidence, where numbers that follow each other add
 * to it, and gaps, repeats and steps back take from it, most for bare numbers.
 */
export function chooseChapters(candidates: readonly Numbered[]): Heading[] {
  const chain = bestChain(withoutNested(withoutRepeats(candidates)));
  const proven = chain.length >= minWeakChain || chain.some(({ heading }) => heading.evidence !== "weak");
  return proven ? chain.map(({ heading }) => heading) : [];
}

function bestChain(candidates: readonly Numbered[]): Numbered[] {
  const scores: number[] = [];
  const previous: number[] = [];
  let best = -1;
  for (const [index, candidate] of candidates.entries()) {
    let score = startScore(candidate);
    let from = -1;
    for (let earlier = index - 1; earlier >= Math.max(0, index - lookBack); earlier--) {
      const step = (scores[earlier] ?? 0) + stepScore(candidates[earlier] ?? candidate, candidate);
      if (step > score) {
        score = step;
        from = earlier;
      }
    }
    scores.push(score + evidenceWeight[candidate.heading.evidence]);
    previous.push(from);
    if (best === -1 || (scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  }
  const chain: Numbered[] = [];
  for (let at = best; at >= 0; at = previous[at] ?? -1) {
    const candidate = candidates[at];
    if (candidate) chain.unshift(candidate);
  }
  return chain;
}

function startScore({ heading }: Numbered): number {
  if (heading.number !== null && heading.number <= 1) return 2;
  return heading.evidence === "weak" ? -10 : 0;
}

function stepScore(from: Numbered, to: Numbered): number {
  const [a, b] = [from.heading, to.heading];
  if (a.number === null || b.number === null) return 0;
  const step = b.number - a.number;
  if (step === 1) return successor;
  const newSeries = from.volume !== to.volume || (a.keyword !== b.keyword && b.keyword !== "numeral");
  if (newSeries && b.number <= 1) return successor;
  if (a.evidence === "strong" && b.evidence === "strong") return step > 1 ? -2 : b.number <= 1 ? -1 : -5;
  if (step > 1) return b.evidence === "weak" && step > 3 ? refusal : -4;
  if (b.evidence === "weak" && a.evidence !== "weak") return refusal;
  return b.number <= 1 ? -6 : b.evidence === "strong" && a.evidence === "medium" ? -5 : refusal;
}

/** A heading that comes again before the next one, at the chapter's end or in its middle, heads nothing. */
function withoutRepeats(candidates: readonly Numbered[]): Numbered[] {
  const kept: Numbered[] = [];
  for (const candidate of candidates) {
    const last = kept.findLast(({ heading }) => heading.keyword === candidate.heading.keyword);
    if (last?.volume === candidate.volume && isRepeat(last.heading, candidate.heading)) continue;
    kept.push(candidate);
  }
  return kept;
}

function isRepeat(first: Heading, again: Heading): boolean {
  if (first.number === null || first.number !== again.number || again.evidence === "weak") return false;
  const [a, b] = [first.title, again.title].map((title) => title.replace(/[^\p{L}\p{N}]/gu, "")) as [
    string,
    string,
  ];
  return b === "" || a.startsWith(b) || b.startsWith(a);
}

/** Drops what stands between chapter n and chapter n + 1 of a better-proven series: divisions of chapter n. */
function withoutNested(candidates: readonly Numbered[]): Numbered[] {
  const strong = candidates.filter(({ heading }) => heading.evidence !== "weak");
  const sizes = new Map<string, number>();
  for (const { heading } of strong) sizes.set(heading.keyword, (sizes.get(heading.keyword) ?? 0) + 1);
  const bySize = [...sizes].sort(([, a], [, b]) => b - a).map(([keyword]) => keyword);
  return bySize.reduce<readonly Numbered[]>(dropWithin, candidates).slice();
}

function dropWithin(candidates: readonly Numbered[], keyword: string): readonly Numbered[] {
  const series = candidates.filter(
    ({ heading }) => heading.keyword === keyword && heading.evidence !== "weak",
  );
  const nested = new Set<Heading>();
  let at = 0;
  for (const [index, first] of series.entries()) {
    const second = series[index + 1];
    if (second === undefined) break;
    const follows =
      second.heading.number === (first.heading.number ?? 0) + 1 && first.volume === second.volume;
    while (at < candidates.length && (candidates[at]?.heading.line ?? 0) <= first.heading.line) at++;
    for (; at < candidates.length && (candidates[at]?.heading.line ?? 0) < second.heading.line; at++) {
      const inner = candidates[at]?.heading;
      if (follows && inner && inner.keyword !== keyword) nested.add(inner);
    }
  }
  return candidates.filter(({ heading }) => !nested.has(heading));
}
