import type { Card } from "../domain/card.ts";
import type { SourceRef } from "../domain/session.ts";
import type { InspectSpan } from "../ports/memory-system.ts";
import type { Stores } from "./parts.ts";

const coveredShare = 0.5;

/** Finds the cards whose evidence covers at least half of a span; loads the cards once. */
export function inspectSpan({ graph }: Pick<Stores, "graph">): InspectSpan {
  let cardsBySession: Promise<ReadonlyMap<string, readonly Card[]>> | undefined;
  return async (span) => {
    const sessions = await graph.sessions();
    if (!sessions.some((node) => node.id === span.session)) return { stage: "not-ingested", cards: [] };
    cardsBySession ??= groupBySession(graph);
    const cards = ((await cardsBySession).get(span.session) ?? []).filter((card) =>
      covers(card.evidence, span),
    );
    return { stage: cards.length > 0 ? "indexed" : "not-distilled", cards: cards.map((card) => card.id) };
  };
}

async function groupBySession(graph: Stores["graph"]): Promise<ReadonlyMap<string, readonly Card[]>> {
  const groups = new Map<string, Card[]>();
  for (const card of await graph.allCards()) {
    const group = groups.get(card.session) ?? [];
    groups.set(card.session, group);
    group.push(card);
  }
  return groups;
}

function covers(evidence: readonly SourceRef[], span: SourceRef): boolean {
  const overlap = evidence
    .filter((ref) => ref.session === span.session && ref.turn === span.turn)
    .reduce(
      (sum, ref) => sum + Math.max(0, Math.min(ref.end, span.end) - Math.max(ref.start, span.start)),
      0,
    );
  return overlap >= coveredShare * (span.end - span.start);
}
