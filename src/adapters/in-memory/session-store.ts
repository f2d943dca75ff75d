import { DataError } from "../../core/errors.ts";
import { type CardId, isSessionId, type SessionId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import { type Link, linkKey } from "../../domain/link.ts";
import type { Session } from "../../domain/session.ts";
import type { EvidenceContext, SessionStore } from "../../ports/session-store.ts";

/** The raw layer in maps; paths are what a folder would give. */
export function createInMemorySessionStore(): SessionStore {
  const sessions = new Map<SessionId, Session>();
  const contexts = new Map<CardId, EvidenceContext>();
  const links = new Map<string, Link>();
  const replies = new Map<string, unknown>();

  return {
    put: async (session) => {
      refuseUnsafe(session.id);
      sessions.set(session.id, session);
      return { path: pathOf(session) };
    },
    get: async (id) => sessions.get(id),
    pathOf: async (id) => {
      const session = sessions.get(id);
      return session && pathOf(session);
    },
    ids: async () =>
      [...sessions.values()]
        .sort((a, b) => a.at.getTime() - b.at.getTime() || compareText(a.id, b.id))
        .map(({ id }) => id),
    putContexts: async (added) => {
      for (const { card } of added) refuseUnsafe(card);
      for (const context of added) contexts.set(context.card, context);
    },
    context: async (card) => contexts.get(card),
    contextIds: async () => [...contexts.keys()].sort(compareText),
    removeContexts: async (cards) => {
      for (const card of cards) contexts.delete(card);
    },
    putHandLinks: async (added) => {
      for (const link of added) links.set(linkKey(link), link);
    },
    handLinks: async () => inOrderOfKeys(links),
    putDistillation: async (session, key, reply) => {
      refuseUnsafe(session);
      replies.set(JSON.stringify([session, key]), reply);
    },
    distillation: async (session, key) => replies.get(JSON.stringify([session, key])),
  };
}

const pathOf = ({ id, at }: Session): string => `raw/sessions/${at.toISOString().slice(0, 7)}/${id}.json`;

const inOrderOfKeys = (links: ReadonlyMap<string, Link>): readonly Link[] =>
  [...links].sort(([a], [b]) => compareText(a, b)).map(([, link]) => link);

function refuseUnsafe(id: string): void {
  if (isSessionId(id)) return;
  throw new DataError({
    code: "ID_UNSAFE",
    message: `"${id}" cannot name a file`,
    path: id,
    details: { id },
  });
}
