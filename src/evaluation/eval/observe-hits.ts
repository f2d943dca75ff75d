import { DataError } from "../../core/errors.ts";
import { estimateTokens } from "../../core/tokens.ts";
import { maxEvidenceRatio } from "../../domain/card.ts";
import type { RecallHit } from "../../domain/recall.ts";
import type { SourceRef } from "../../domain/session.ts";
import { coversSpan } from "../metrics/coverage.ts";
import type { GoldUnit, ObservedHit, RankedHit, Span } from "../metrics/observation.ts";
import { rankHits } from "../metrics/ranking.ts";
import { type SessionsById, spanIssue } from "./gold.ts";

interface JudgingTerms {
  readonly sessions: SessionsById;
  /** Hits asked for; a system that returns more gains nothing by it. */
  readonly limit: number;
}

/** The hits in the order of judging, no more than were asked for, each with the gold units that its accepted evidence covers. */
export function observeHits(
  hits: readonly RecallHit[],
  gold: readonly GoldUnit[],
  { sessions, limit }: JudgingTerms,
): ObservedHit[] {
  const judged = rankHits(hits).slice(0, limit);
  return judged.map((hit) => {
    const evidence = acceptedEvidence(hit, sessions);
    return {
      id: hit.id,
      score: finiteScore(hit),
      covers: coveredUnits(hit.id, evidence, gold),
      depth: hit.depth,
      tier: hit.tier,
      matchedRelation: hit.matchedRelation,
      tokens: estimateTokens(`${hit.title}\n${hit.content}`),
      evidence: evidence.map(toSpan),
      evidenceRefused: evidence.length < hit.evidence.length,
    };
  });
}

/** Only what ranking and finding need: for the arm without the graph. */
export const toRankedHit = ({ id, score, covers }: ObservedHit): RankedHit => ({ id, score, covers });

/** Evidence that stands in the corpus; none at all when it quotes more than a hit may (`maxEvidenceRatio`). */
function acceptedEvidence(hit: RecallHit, sessions: SessionsById): readonly SourceRef[] {
  const quoted = hit.evidence.reduce((total, { start, end }) => total + (end - start), 0);
  if (quoted > maxEvidenceRatio * hit.content.length) return [];
  return hit.evidence.filter((span) => spanIssue(span, sessions) === null);
}

const coveredUnits = (id: string, evidence: readonly Span[], gold: readonly GoldUnit[]): number[] =>
  gold.flatMap((unit, index) =>
    (unit.kind === "card" ? unit.id === id : coversSpan(evidence, unit)) ? [index] : [],
  );

function finiteScore({ id, score }: RecallHit): number {
  if (Number.isFinite(score)) return score;
  throw new DataError({
    code: "RECALL_BAD_SCORE",
    message: `hit ${id} has the score ${score}`,
    hint: "a memory system must score every hit with a finite number",
    details: { id, score: String(score) },
  });
}

const toSpan = ({ session, turn, start, end }: SourceRef): Span => ({ session, turn, start, end });
