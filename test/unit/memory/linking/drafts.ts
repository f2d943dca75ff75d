import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { noUsage } from "../../../../src/core/concurrency.ts";
import { sessionId } from "../../../../src/core/ids.ts";
import type { Session } from "../../../../src/domain/session.ts";
import { type Linked, type LinkInput, linkCards } from "../../../../src/memory/linking/link-cards.ts";
import { type DraftedSession, toCards } from "../../../../src/memory/linking/to-cards.ts";
import type { CardDraft, EntityDraft, LinkDraft } from "../../../../src/ports/distiller.ts";

const segmenter = openJiebaSegmenter();

/** A card as the tests write it: its words and whom it names. */
export type Told = readonly [content: string, ...labels: string[]];

export interface DraftOptions {
  readonly day?: number;
  readonly channel?: string;
  readonly entities?: readonly EntityDraft[];
  readonly links?: readonly LinkDraft[];
}

export const person = (label: string, ...aliases: string[]): EntityDraft => ({
  label,
  kind: "person",
  aliases,
});

/** A session of one card per turn; every label is a person unless `entities` says more. */
export function drafted(id: string, told: readonly Told[], options: DraftOptions = {}): DraftedSession {
  const { day = 1, channel = "book", links = [] } = options;
  const session: Session = {
    id: sessionId(id),
    at: new Date(Date.UTC(2024, 0, day)),
    channel,
    agent: "main",
    profile: "document",
    turns: told.map(([content]) => ({ role: "narrator", content })),
    metadata: {},
  };
  const cards = told.map(
    ([content, ...labels], turn): CardDraft => ({
      key: String(turn),
      title: content.slice(0, 12),
      content,
      kind: "fact",
      tags: [],
      importance: 0.5,
      entities: labels,
      evidence: [{ session: session.id, turn, start: 0, end: content.length, quote: content }],
    }),
  );
  const labels = [...new Set(told.flatMap(([, ...names]) => names))];
  const entities = options.entities ?? labels.map((label) => person(label));
  return toCards(session, { cards, links, entities, dropped: {}, usage: noUsage }, { namespace: "main" });
}

export const link = (drafts: readonly DraftedSession[], input: Partial<LinkInput> = {}): Linked =>
  linkCards({
    namespace: "main",
    drafts,
    existing: { cards: [], entities: [], sessions: [] },
    segmenter,
    mode: "cross-session",
    ...input,
  });

/** Links by the titles of their cards, so that a test can be read. */
export function linksByTitle(
  { cards, links }: Linked,
  relation: string,
): readonly (readonly [string, string])[] {
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  return links
    .filter((found) => found.relation === relation)
    .map(({ from, to }) => [titles.get(from) ?? from, titles.get(to) ?? to] as const);
}
