import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkKey, normaliseLink } from "../../../../src/domain/link.ts";
import { drafted, link, linksByTitle, person, type Told } from "./drafts.ts";

const filler: readonly Told[] = [
  ["集市上的人吵吵嚷嚷，卖菜的挑着担子走过石板路。"],
  ["The market was loud, and the greengrocers carried their baskets over the stones."],
  ["孩子们在戏台底下追来追去，锣鼓声一阵紧过一阵。"],
  ["Children ran under the stage while the drums grew louder and louder."],
  ["染坊后院晾着蓝布，风一吹像一片海。"],
  ["Behind the dye house blue cloth hung in the wind like a sea."],
];

describe("reading order", () => {
  it("leads from card to card, and over sessions of one channel in the order of events", () => {
    const linked = link([
      drafted("later", [["后来下雪了。"]], { day: 5 }),
      drafted("first", [["天亮了。"], ["船开了。"]], { day: 1 }),
      drafted("elsewhere", [["Someone else is talking."]], { day: 3, channel: "chat" }),
    ]);
    expect(new Set(linksByTitle(linked, "TEMPORAL_NEXT"))).toEqual(
      new Set([
        ["天亮了。", "船开了。"],
        ["船开了。", "后来下雪了。"],
      ]),
    );
  });

  it("stays inside sessions in the mode in-session, and is absent in the mode none", () => {
    const drafts = [
      drafted("a", [["天亮了。"], ["船开了。"]], { day: 1 }),
      drafted("b", [["下雪了。"]], { day: 2 }),
    ];
    expect(linksByTitle(link(drafts, { mode: "in-session" }), "TEMPORAL_NEXT")).toEqual([
      ["天亮了。", "船开了。"],
    ]);
    expect(link(drafts, { mode: "none" }).links).toEqual([]);
  });
});

describe("causes across sessions", () => {
  it("lead from the card that states a cause to the one that tells it, in Chinese", () => {
    const linked = link([
      drafted("a", [["那年腊月，阿贵碰翻油灯，烧了半条柳树巷。", "阿贵"], ...filler], { day: 1 }),
      drafted("b", [["因为阿贵碰翻油灯烧了柳树巷，镇上再没人借钱给他。", "阿贵"], ...filler], { day: 9 }),
    ]);
    expect(linksByTitle(linked, "CAUSED_BY")).toEqual([
      ["因为阿贵碰翻油灯烧了柳树", "那年腊月，阿贵碰翻油灯，"],
    ]);
  });

  it("lead from the card that states a cause to the one that tells it, in English", () => {
    const linked = link([
      drafted("a", [["In winter Reed sold the lighthouse to pay a gambling debt.", "Reed"], ...filler], {
        day: 1,
      }),
      drafted("b", [["Because Reed sold the lighthouse, no ship dared the strait.", "Reed"], ...filler], {
        day: 9,
      }),
    ]);
    expect(linksByTitle(linked, "CAUSED_BY")).toEqual([["Because Reed", "In winter Re"]]);
  });
});

describe("contradictions", () => {
  it("join opposite attitudes of one person to another", () => {
    const linked = link([
      drafted("a", [["阿贵一向信任周掌柜。", "阿贵", "周掌柜"], ...filler], { day: 1 }),
      drafted("b", [["阿贵如今怀疑周掌柜。", "阿贵", "周掌柜"], ...filler], { day: 9 }),
    ]);
    expect(linksByTitle(linked, "CONTRADICTS")).toHaveLength(1);
  });

  it("take a negated liking for a dislike", () => {
    const linked = link([
      drafted("a", [["Anna trusted Victor from the first day.", "Anna", "Victor"], ...filler], { day: 1 }),
      drafted("b", [["Anna never trusted Victor with the keys.", "Anna", "Victor"], ...filler], { day: 9 }),
    ]);
    expect(linksByTitle(linked, "CONTRADICTS")).toHaveLength(1);
  });

  it("join nothing where the attitude stays", () => {
    const linked = link([
      drafted("a", [["阿贵一向信任周掌柜。", "阿贵", "周掌柜"], ...filler], { day: 1 }),
      drafted("b", [["阿贵仍旧相信周掌柜。", "阿贵", "周掌柜"], ...filler], { day: 9 }),
    ]);
    expect(linksByTitle(linked, "CONTRADICTS")).toEqual([]);
  });

  it("lead back from words of change to what has changed", () => {
    const linked = link([
      drafted("a", [["Reed eats smoked herring with onions every morning.", "Reed"], ...filler], { day: 1 }),
      drafted("b", [["Reed no longer eats smoked herring or onions.", "Reed"], ...filler], { day: 9 }),
    ]);
    expect(linksByTitle(linked, "CONTRADICTS")).toHaveLength(1);
  });

  it("join two tellings that differ in a number", () => {
    const linked = link([
      drafted("a", [["The spare key of the Alder boathouse hangs in locker 14.", "Alder"], ...filler], {
        day: 1,
      }),
      drafted("b", [["The spare key of the Alder boathouse hangs in locker 27.", "Alder"], ...filler], {
        day: 9,
      }),
    ]);
    expect(linksByTitle(linked, "CONTRADICTS")).toHaveLength(1);
  });
});

describe("shared entities and like words", () => {
  it("refer back to the earlier session that names the same rare pair", () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      drafted(`crowd-${index}`, filler, { day: 2 + index }),
    );
    const linked = link([
      drafted("a", [["周掌柜把银簪当给了阿贵。", "周掌柜", "阿贵"]], { day: 1 }),
      ...crowd,
      drafted("b", [["阿贵在周掌柜门口站了一夜。", "周掌柜", "阿贵"]], { day: 20 }),
    ]);
    expect(linksByTitle(linked, "REFERENCES")).toEqual([
      ["阿贵在周掌柜门口站了一夜", "周掌柜把银簪当给了阿贵。"],
    ]);
  });

  it("join cards of different sessions that tell alike things of different people", () => {
    const linked = link([
      drafted("a", [["阿贵赌输了祖传的玉镯，连夜翻墙逃出镇子。", "阿贵"], ...filler.slice(0, 2)], { day: 1 }),
      drafted("b", [["林秀赌输了祖传的玉镯，趁夜翻墙逃出城门。", "林秀"], ...filler.slice(2, 4)], { day: 2 }),
      drafted("c", filler.slice(4), { day: 3 }),
    ]);
    expect(linksByTitle(linked, "SIMILAR_TO")).toHaveLength(1);
  });
});

describe("adding sessions to a store", () => {
  it("gives new cards and new links only, at least one end of each new, and known entities their known ids", () => {
    const first = link([drafted("a", [["阿贵上了船。", "阿贵"], ["船开了。"]], { day: 1 })]);
    const second = link([drafted("b", [["阿贵下了船。", "阿贵"]], { day: 2 })], {
      existing: {
        cards: first.cards,
        entities: first.entities,
        sessions: [drafted("a", [], { day: 1 }).session],
      },
    });
    const newIds = new Set(second.cards.map(({ id }) => id));
    expect(second.cards.map(({ entities }) => entities)).toEqual([first.cards[0]?.entities]);
    expect(second.entities).toEqual([]);
    expect(second.links.length).toBeGreaterThan(0);
    expect(second.links.every(({ from, to }) => newIds.has(from) || newIds.has(to))).toBe(true);
  });

  it("does not give a card twice that is distilled again", () => {
    const draft = drafted("a", [["阿贵上了船。", "阿贵"], ["船开了。"]], { day: 1 });
    const first = link([draft]);
    const again = link([draft], {
      existing: { cards: first.cards, entities: first.entities, sessions: [draft.session] },
    });
    expect(again).toEqual({ ...first, entities: [] });
  });
});

const told: fc.Arbitrary<Told> = fc.constantFrom<Told>(
  ...filler,
  ["因为阿贵碰翻油灯烧了柳树巷，镇上再没人借钱给他。", "阿贵"],
  ["阿贵碰翻油灯，烧了半条柳树巷。", "阿贵"],
  ["Anna no longer trusted Victor with the lighthouse keys.", "Anna", "Victor"],
  ["Anna trusted Victor with the lighthouse keys.", "Anna", "Victor"],
);
const stories = fc.array(fc.array(told, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

describe("every linking", () => {
  it("gives normalised links between its cards, each key once, with weights in (0, 1]", () => {
    fc.assert(
      fc.property(stories, (sessions) => {
        const { cards, links } = link(
          sessions.map((cards_, day) => drafted(`s${day}`, cards_, { day: day + 1 })),
        );
        const ids = new Set(cards.map(({ id }) => id));
        expect(new Set(links.map(linkKey)).size).toBe(links.length);
        for (const found of links) {
          expect(normaliseLink(found)).toEqual(found);
          expect(ids.has(found.from) && ids.has(found.to) && found.from !== found.to).toBe(true);
          expect(found.weight > 0 && found.weight <= 1 && found.reason !== "").toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order in which sessions are given", () => {
    fc.assert(
      fc.property(stories, (sessions) => {
        const drafts = sessions.map((cards_, day) =>
          drafted(`s${day}`, cards_, {
            day: day + 1,
            entities: [person("阿贵"), person("Anna"), person("Victor")],
          }),
        );
        expect(link([...drafts].reverse()).links).toEqual(link(drafts).links);
      }),
      { numRuns: 30 },
    );
  });
});
