import { describe, expect, it } from "vitest";
import { noUsage } from "../../../../src/core/concurrency.ts";
import { cardIdOf, sessionId } from "../../../../src/core/ids.ts";
import { toCards } from "../../../../src/memory/linking/to-cards.ts";
import type { CardDraft, Distillation, LinkDraft } from "../../../../src/ports/distiller.ts";
import { aSession, aTurn } from "../../../support/builders/a-session.ts";

const session = aSession({
  id: sessionId("s1"),
  turns: [aTurn({ content: "船开了。", at: new Date(5000) }), aTurn({ content: "Nobody waved." })],
});

const draft = (key: string, turn: number): CardDraft => ({
  key,
  title: `title of turn ${turn}`,
  content: session.turns[turn]?.content ?? "",
  kind: "fact",
  tags: ["boat"],
  importance: 0.5,
  entities: ["Reed"],
  evidence: [
    { session: "s1", turn, start: 0, end: 4, quote: session.turns[turn]?.content.slice(0, 4) ?? "" },
  ],
});

const distillation = (cards: readonly CardDraft[], links: readonly LinkDraft[] = []): Distillation => ({
  cards,
  links,
  entities: [],
  dropped: {},
  usage: noUsage,
});

const next = (from: string, to: string): LinkDraft => ({
  from,
  to,
  relation: "DEPENDS_ON",
  weight: 0.5,
  reason: "needs",
});

describe("toCards", () => {
  it("gives a card the id of its first evidence, the language of its words and the time of its turn", () => {
    const { cards } = toCards(session, distillation([draft("a", 0), draft("b", 1)]), { namespace: "main" });
    expect(cards.map(({ card, labels }) => [card.id, card.language, card.at, card.entities, labels])).toEqual(
      [
        [
          cardIdOf({ namespace: "main", session: "s1", turn: 0, start: 0, end: 4, title: "title of turn 0" }),
          "zh",
          new Date(5000),
          [],
          ["Reed"],
        ],
        [
          cardIdOf({ namespace: "main", session: "s1", turn: 1, start: 0, end: 4, title: "title of turn 1" }),
          "en",
          session.at,
          [],
          ["Reed"],
        ],
      ],
    );
  });

  it("leaves out drafts without evidence and doubles, with the links that then lead nowhere", () => {
    const drafted = toCards(
      session,
      distillation(
        [draft("a", 0), draft("double", 0), { ...draft("bare", 1), evidence: [] }, draft("b", 1)],
        [next("b", "a"), next("b", "bare"), next("a", "double"), next("b", "unknown")],
      ),
      { namespace: "main" },
    );
    const [first, second] = drafted.cards.map(({ card }) => card.id);
    expect(drafted.cards).toHaveLength(2);
    expect(drafted.links).toEqual([
      { from: second, to: first, relation: "DEPENDS_ON", weight: 0.5, reason: "needs" },
    ]);
  });
});
