import { type CardId, cardId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";
import type { Session } from "../../domain/session.ts";
import type { SessionNode } from "../../ports/graph-store.ts";
import { distill } from "../distill.ts";
import { contextsOf } from "../evidence-contexts.ts";
import { ingest } from "../ingest.ts";
import type { MemoryParts } from "../parts.ts";
import type { RebuildOptions } from "../rebuild.ts";
import { indexCards, removeCards } from "../write-cards.ts";
import type { Finding } from "./finding.ts";
import { readable } from "./readable.ts";

interface RepairOptions extends RebuildOptions {
  /** Takes the evidence of a card that does not stand out of the raw layer, without deleting it. */
  setAside(card: CardId): Promise<void>;
}

/**
 * Makes good what single records of the layers lack, each from the layer below it: session nodes, edges of cards,
 * evidence files, index rows. Cards that their session contradicts or that the graph has lost are distilled again from
 * the kept reply. Leaves alone what the raw layer no longer holds. Repeating it is harmless.
 */
export async function repair(
  parts: MemoryParts,
  faults: readonly Finding[],
  options: RepairOptions,
): Promise<void> {
  await repairSessionNodes(parts, faults);
  const again = [...(await sessionsOfLostCards(parts, faults)), ...(await removeUnproven(parts, faults))];
  const waiting = await letWait(parts, again);
  for (const card of subjectsOf(faults, "EVIDENCE_FILE_ORPHAN")) await options.setAside(cardId(card));
  await repairEdges(parts, faults);
  await repairEvidence(parts, faults);
  await repairIndex(parts, faults, options);
  for (const node of waiting) {
    if ((await parts.stores.sessions.distillation(node.id, node.distillKey)) === undefined) continue;
    await distill(parts, { session: node.id, ...options });
  }
}

const subjectsOf = (faults: readonly Finding[], ...codes: readonly Finding["code"][]): ReadonlySet<string> =>
  new Set(faults.filter(({ code }) => codes.includes(code)).map(({ subject }) => subject));

async function cardsOf(parts: MemoryParts, ids: ReadonlySet<string>): Promise<readonly Card[]> {
  return ids.size === 0 ? [] : parts.stores.graph.cards([...ids].map(cardId));
}

/** The raw session rules: its node is made of it anew and waits for distilling. */
async function repairSessionNodes(parts: MemoryParts, faults: readonly Finding[]): Promise<void> {
  const wrong = subjectsOf(faults, "SESSION_NODE_MISSING", "SESSION_CHANGED");
  if (wrong.size === 0) return;
  const { sessions } = parts.stores;
  const raw = (await sessions.ids()).filter((id) => wrong.has(id));
  const read = await Promise.all(raw.map((id) => readable(sessions.get(id))));
  await ingest(
    parts,
    read.filter((session): session is Session => session !== undefined),
    { conflicts: "refuse", renew: true },
  );
}

/** Evidence without its card belongs to a session whose cards were all written: the graph has lost one. */
async function sessionsOfLostCards(
  { stores }: MemoryParts,
  faults: readonly Finding[],
): Promise<readonly string[]> {
  const lost = [...subjectsOf(faults, "EVIDENCE_FILE_ORPHAN")].map(cardId);
  const contexts = await Promise.all(lost.map((id) => readable(stores.sessions.context(id))));
  return contexts.flatMap((context) => context?.session ?? []);
}

/** A card that its session does not say is no knowledge. */
async function removeUnproven(parts: MemoryParts, faults: readonly Finding[]): Promise<readonly string[]> {
  const unproven = await cardsOf(parts, subjectsOf(faults, "EVIDENCE_MISMATCH"));
  await removeCards(
    parts.stores,
    unproven.map(({ id }) => id),
  );
  return unproven.map(({ session }) => session);
}

/** Cards are put again with their edges to session and entities; links, when both their cards stand. */
async function repairEdges({ stores: { graph } }: MemoryParts, faults: readonly Finding[]): Promise<void> {
  const edges = [...subjectsOf(faults, "LINK_MISSING", "LINK_UNKNOWN")];
  if (edges.length === 0) return;
  const ends = new Set(edges.flatMap((edge) => edge.split(" ", 1)).map(cardId));
  await graph.putCards(await graph.cards([...ends]));
}

async function repairEvidence({ stores }: MemoryParts, faults: readonly Finding[]): Promise<void> {
  const wrong = subjectsOf(faults, "EVIDENCE_FILE_MISSING", "EVIDENCE_FILE_DAMAGED");
  if (wrong.size === 0) return;
  const cards = await stores.graph.cards([...wrong].map(cardId));
  const ids = [...new Set(cards.map(({ session }) => session))];
  for (const id of ids) {
    const session = await readable(stores.sessions.get(id));
    if (session === undefined) continue;
    const own = cards.filter((card) => card.session === id);
    await stores.sessions.putContexts(contextsOf(own, [session]));
  }
}

async function repairIndex(
  parts: MemoryParts,
  faults: readonly Finding[],
  options: RebuildOptions,
): Promise<void> {
  const { vectors, lexical } = parts.stores;
  const idsOf = (code: Finding["code"]): CardId[] => [...subjectsOf(faults, code)].map(cardId);
  if (idsOf("VECTOR_ORPHAN").length > 0) await vectors.remove(idsOf("VECTOR_ORPHAN"));
  if (idsOf("LEXICAL_ORPHAN").length > 0) await lexical.remove(idsOf("LEXICAL_ORPHAN"));
  const missing = await cardsOf(
    parts,
    subjectsOf(faults, "VECTOR_MISSING", "VECTOR_STALE", "LEXICAL_MISSING"),
  );
  if (missing.length > 0) await indexCards(parts, missing, options);
}

/** Before their evidence is set aside, so that an interrupted repair forgets none of them. */
async function letWait(
  { stores: { graph } }: MemoryParts,
  sessions: readonly string[],
): Promise<readonly SessionNode[]> {
  const wanted = new Set(sessions);
  const done = (await graph.sessions()).filter(
    (node) => wanted.has(node.id) && node.distillState === "completed",
  );
  await graph.putSessions(done.map((node): SessionNode => ({ ...node, distillState: "pending" })));
  return done;
}
