import { addUsage, type CallOptions, noUsage, type Usage } from "../core/concurrency.ts";
import { fingerprint } from "../core/fingerprint.ts";
import type { CardId } from "../core/ids.ts";
import { noProgress, type Progress } from "../core/progress.ts";
import type { Card } from "../domain/card.ts";
import { level } from "../domain/factors.ts";
import type { Link } from "../domain/link.ts";
import type { Session } from "../domain/session.ts";
import type { Distillation } from "../ports/distiller.ts";
import type { SessionNode } from "../ports/graph-store.ts";
import { readDistillation } from "./kept-distillation.ts";
import { restoreHandLinks } from "./link-by-hand.ts";
import { linkCards } from "./linking/link-cards.ts";
import { type DraftedSession, toCards } from "./linking/to-cards.ts";
import { sessionFileMissing, sessionNotFound } from "./missing.ts";
import type { MemoryParts } from "./parts.ts";
import { removeCards, removeOrphanedContexts, writeCards } from "./write-cards.ts";

export interface DistillOptions extends CallOptions {
  /** Only this session; absent: all that wait. */
  readonly session?: string;
  readonly progress?: Progress;
}

export interface Distilled {
  readonly sessions: readonly {
    readonly id: string;
    readonly cards: readonly Card[];
    /** What the distiller refused, by reason. */
    readonly dropped: Readonly<Record<string, number>>;
  }[];
  readonly links: readonly Link[];
  /** New or grown entities. */
  readonly entities: number;
  /** Cards of grown sessions that their new distillation no longer has. */
  readonly removedCards: number;
  readonly usage: Usage;
}

interface Drafted {
  readonly node: SessionNode;
  readonly session: Session;
  readonly key: string;
  readonly distillation: Distillation;
}

const nothing: Distilled = { sessions: [], links: [], entities: 0, removedCards: 0, usage: noUsage };

/**
 * Turns the sessions that wait into cards, links them across sessions, and writes graph and index. Distil replies are
 * kept, so that a repeated or interrupted run gives the same cards without asking the distiller again; a session
 * counts as done only when its cards stand in all layers. Throws `SESSION_NOT_FOUND`.
 */
export async function distill(parts: MemoryParts, options: DistillOptions = {}): Promise<Distilled> {
  const waiting = await sessionsWaiting(parts, options.session);
  if (waiting.length === 0) return nothing;
  const drafted: Drafted[] = [];
  for (const node of waiting) {
    options.signal?.throwIfAborted();
    drafted.push(await draft(parts, node, options));
    (options.progress ?? noProgress).report("distil", drafted.length, waiting.length);
  }
  const drafts = drafted.map(({ session, distillation }) => toCards(session, distillation, parts));
  const earlier = await earlierCards(parts, drafts);
  const linked = linkCards({
    namespace: parts.namespace,
    drafts,
    existing: {
      cards: earlier.kept,
      entities: await parts.stores.graph.entities(),
      sessions: await parts.stores.graph.sessions(),
    },
    segmenter: parts.segmenter,
    mode: level(parts.levels, "distill.linking"),
  });
  await writeCards(parts, { ...linked, sessions: drafted.map(({ session }) => session) }, options);
  const stale = staleCards(earlier.replaced, linked.cards);
  await removeCards(parts.stores, stale);
  await removeOrphanedContexts(parts.stores, [...earlier.kept, ...linked.cards]);
  await restoreHandLinks(parts.stores);
  await parts.stores.graph.putSessions(drafted.map(toCompletedNode));
  return {
    sessions: drafted.map(({ session, distillation }) => ({
      id: session.id,
      cards: linked.cards.filter((card) => card.session === session.id),
      dropped: distillation.dropped,
    })),
    links: linked.links,
    entities: linked.entities.length,
    removedCards: stale.length,
    usage: drafted.map(({ distillation }) => distillation.usage).reduce(addUsage, noUsage),
  };
}

const toCompletedNode = ({ node, key }: Drafted): SessionNode => ({
  ...node,
  distillState: "completed",
  distillKey: key,
});

async function sessionsWaiting(
  parts: MemoryParts,
  only: string | undefined,
): Promise<readonly SessionNode[]> {
  const nodes = await parts.stores.graph.sessions();
  const isDone = (node: SessionNode): boolean =>
    node.distillState === "skipped" ||
    (node.distillState === "completed" && node.distillKey === keyOf(parts, node));
  if (only === undefined) return nodes.filter((node) => !isDone(node));
  const named = nodes.find((node) => node.id === only);
  if (named === undefined)
    throw sessionNotFound(
      only,
      nodes.map((node) => node.id),
    );
  return isDone(named) ? [] : [named];
}

/** What the cards of a session depend on. */
const keyOf = (parts: MemoryParts, node: SessionNode): string =>
  fingerprint({
    content: node.contentHash,
    distiller: parts.distiller.id,
    linking: parts.levels["distill.linking"],
  });

async function draft(parts: MemoryParts, node: SessionNode, options: CallOptions): Promise<Drafted> {
  const { sessions } = parts.stores;
  const key = keyOf(parts, node);
  const session = await sessions.get(node.id);
  if (session === undefined) throw sessionFileMissing(node.id);
  const kept = readDistillation(await sessions.distillation(node.id, key));
  if (kept !== undefined) return { node, session, key, distillation: kept };
  const distillation = await parts.distiller.distill(session, options);
  await sessions.putDistillation(node.id, key, distillation);
  return { node, session, key, distillation };
}

/** The cards that stand already, parted into those of sessions that are distilled again and the others. */
async function earlierCards(parts: MemoryParts, drafts: readonly DraftedSession[]) {
  const again = new Set<string>(drafts.map(({ session }) => session.id));
  const cards = await parts.stores.graph.allCards();
  return {
    kept: cards.filter((card) => !again.has(card.session)),
    replaced: cards.filter((card) => again.has(card.session)),
  };
}

function staleCards(replaced: readonly Card[], fresh: readonly Card[]): readonly CardId[] {
  const ids = new Set(fresh.map((card) => card.id));
  return replaced.filter((card) => !ids.has(card.id)).map((card) => card.id);
}
