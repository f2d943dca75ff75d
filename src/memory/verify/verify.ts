import type { Card } from "../../domain/card.ts";
import type { GraphFault } from "../../ports/graph-store.ts";
import type { Stores } from "../parts.ts";
import type { Finding } from "./finding.ts";
import { readable } from "./readable.ts";
import { verifyEvidence } from "./verify-evidence.ts";
import { verifySessions } from "./verify-sessions.ts";

export interface Verification {
  /** Damage; empty when the layers agree. */
  readonly faults: readonly Finding[];
  /** Work not done yet, such as a session that waits for distilling. */
  readonly gaps: readonly Finding[];
  readonly checked: { readonly sessions: number; readonly cards: number; readonly links: number };
}

/** Compares the raw, graph and index layers with each other; reads everything, changes nothing. */
export async function verify(stores: Stores): Promise<Verification> {
  const cards = await stores.graph.allCards();
  const links = await stores.graph.allLinks();
  const nodes = await stores.graph.sessions();
  const findings = [
    ...(await verifySessions(stores, nodes)),
    ...(await verifyEvidence(stores.sessions, cards)),
    ...(await verifyIndex(stores, cards)),
    ...(await verifySearch(stores, cards)),
    ...(await stores.graph.faults()).map(toFinding),
  ];
  return {
    faults: findings.filter((finding) => !isGap(finding)),
    gaps: findings.filter(isGap),
    checked: { sessions: nodes.length, cards: cards.length, links: links.length },
  };
}

const isGap = (finding: Finding): boolean => finding.code === "SESSION_NOT_DISTILLED";

async function verifyIndex(
  { vectors, lexical }: Stores,
  cards: readonly Card[],
): Promise<readonly Finding[]> {
  const rows = new Map((await vectors.rows()).map((row) => [row.id, row]));
  const words = new Set(await lexical.ids());
  const known = new Set(cards.map((card) => card.id));
  const perCard = cards.flatMap((card): Finding[] => {
    const row = rows.get(card.id);
    const stale = row !== undefined && row.contentHash !== card.contentHash;
    return [
      ...(row === undefined ? [{ code: "VECTOR_MISSING", subject: card.id } as const] : []),
      ...(stale ? [{ code: "VECTOR_STALE", subject: card.id } as const] : []),
      ...(words.has(card.id) ? [] : [{ code: "LEXICAL_MISSING", subject: card.id } as const]),
    ];
  });
  const orphanRows = [...rows.keys()].filter((id) => !known.has(id));
  const orphanWords = [...words].filter((id) => !known.has(id));
  return [
    ...perCard,
    ...orphanRows.map((id): Finding => ({ code: "VECTOR_ORPHAN", subject: id })),
    ...orphanWords.map((id): Finding => ({ code: "LEXICAL_ORPHAN", subject: id })),
  ];
}

/** A row may be there and yet not be found: one card is searched for by its own vector. */
async function verifySearch({ vectors }: Stores, cards: readonly Card[]): Promise<readonly Finding[]> {
  const [row] = await vectors.get(cards.slice(0, 1).map(({ id }) => id));
  if (row === undefined || row.vector === null) return [];
  const found = await readable(vectors.nearest(row.vector, { limit: 1 }));
  return found === undefined ? [{ code: "VECTORS_UNSEARCHABLE", subject: row.id }] : [];
}

const faultCodes = {
  "missing-edge": "LINK_MISSING",
  "unknown-edge": "LINK_UNKNOWN",
  "dangling-edge": "LINK_DANGLING",
} as const satisfies Record<GraphFault["kind"], Finding["code"]>;

const toFinding = (fault: GraphFault): Finding => ({ code: faultCodes[fault.kind], subject: fault.subject });
