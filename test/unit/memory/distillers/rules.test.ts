import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import type { Session } from "../../../../src/domain/session.ts";
import { createRulesDistiller } from "../../../../src/memory/distillers/rules.ts";
import { chapter, dialogue } from "./stories.ts";

const distiller = createRulesDistiller({ segmenter: openJiebaSegmenter() });
const contentsOf = async (session: Session) =>
  (await distiller.distill(session)).cards.map(({ content }) => content);

describe("passages of a chapter", () => {
  it("joins the short lines of a scene into one card", async () => {
    const lines = ["“你从哪里来？”", "“从河那边来。”", "老人点点头，把灯举高了一些。"];
    expect(await contentsOf(chapter(lines))).toEqual([lines.join("\n\n")]);
  });

  it("cuts a long paragraph at sentence ends", async () => {
    const sentence = "他沿着堤岸慢慢走，数着水里的灯影，一盏也没有少。";
    const contents = await contentsOf(chapter([sentence.repeat(15)]));
    expect(contents.map((content) => content.length)).toEqual([192, 168]);
  });

  it("leaves out ornaments and never joins across them", async () => {
    const { cards, dropped } = await distiller.distill(chapter(["雪落了一夜。", "* * *", "春天来了。"]));
    expect(cards.map(({ content }) => content)).toEqual(["雪落了一夜。", "春天来了。"]);
    expect(dropped).toEqual({ boilerplate: 1 });
  });
});

describe("passages of a conversation", () => {
  it("keeps a question with its answer and names the speakers", async () => {
    const session = dialogue([
      { role: "user", content: "Where did you put the spare key?", speaker: "Ines" },
      { role: "user", content: "Under the blue flower pot.", speaker: "Tom" },
    ]);
    expect(await contentsOf(session)).toEqual([
      "Ines: Where did you put the spare key?\n\nTom: Under the blue flower pot.",
    ]);
  });

  it("leaves out bare greetings and thanks, and instructions to the model", async () => {
    const { cards, dropped } = await distiller.distill(
      dialogue([
        { role: "system", content: "You are a helpful assistant." },
        { role: "user", content: "你好！" },
        { role: "assistant", content: "您好，请问有什么可以帮您？" },
        { role: "user", content: "我对花生过敏，做菜时不要放。" },
        { role: "assistant", content: "好的，谢谢！" },
      ]),
    );
    expect(cards.map(({ content }) => content)).toEqual([
      "助手：您好，请问有什么可以帮您？\n\n用户：我对花生过敏，做菜时不要放。",
    ]);
    expect(dropped).toEqual({ instructions: 1, chatter: 2 });
  });
});

describe("what a card says of its passage", () => {
  it("tells decisions, preferences and traps from facts, in both languages", async () => {
    const kindsOf = async (content: string) =>
      (await distiller.distill(dialogue([{ role: "user", content }]))).cards.map(({ kind }) => kind);
    expect(await kindsOf("我们决定把仓库搬到城北去。")).toEqual(["decision"]);
    expect(await kindsOf("We decided to move the workshop north of the river.")).toEqual(["decision"]);
    expect(await kindsOf("我最爱喝乌龙茶，尤其是秋天的。")).toEqual(["preference"]);
    expect(await kindsOf("My favourite tea is oolong, picked in autumn.")).toEqual(["preference"]);
    expect(await kindsOf("千万别在升级之前清空缓存目录。")).toEqual(["gotcha"]);
    expect(await kindsOf("Watch out: the script empties the cache before it upgrades.")).toEqual(["gotcha"]);
    expect(await kindsOf("桥在镇子的东头，有三个桥洞。")).toEqual(["fact"]);
  });

  it("titles a message by its speaker and its telling clause", async () => {
    const { cards } = await distiller.distill(
      dialogue([
        {
          role: "user",
          speaker: "Ines",
          content: "By the way, my sister married a sailor in Lisbon last year.",
        },
      ]),
    );
    expect(cards.map(({ title }) => title)).toEqual(["Ines: my sister married a sailor in Lisbon last year"]);
  });

  it("holds importance between 0 and 1 and at most six tags", async () => {
    const { cards } = await distiller.distill(
      chapter(["陈守义发誓要找回丢失的银子，因为那是父亲的遗言。".repeat(12)]),
    );
    expect(cards.every(({ importance, tags }) => importance > 0 && importance <= 1 && tags.length <= 6)).toBe(
      true,
    );
  });
});

describe("causes inside a session", () => {
  const filler =
    "集市上卖菜的人吵吵嚷嚷，谁也没有注意天边的云，孩子们在戏台下追来追去，直到掌灯时分才各自回家。".repeat(
      3,
    );

  it("draws a stated cause to the earlier card that tells it", async () => {
    const told = "腊月初八夜里，陈守义喝醉了酒，把油灯碰翻在染坊的布堆上，火苗一下子窜上了房梁。".repeat(3);
    const effect =
      "开春以后，染坊一直关着门。因为油灯碰翻在染坊的布堆上，整条街都不敢再借钱给陈守义。".repeat(3);
    const { cards, links } = await distiller.distill(chapter([told, filler, effect]));
    const keyOf = (start: string) => cards.find(({ content }) => content.startsWith(start))?.key;
    expect(links.map(({ from, to, relation, reason }) => ({ from, to, relation, reason }))).toEqual([
      {
        from: keyOf("开春"),
        to: keyOf("腊月"),
        relation: "CAUSED_BY",
        reason: "因为: 油灯碰翻在染坊的布堆上",
      },
    ]);
  });

  it("links nothing where no words state a cause", async () => {
    const { links } = await distiller.distill(chapter([filler, filler]));
    expect(links).toEqual([]);
  });
});

const paragraph = fc
  .array(
    fc.constantFrom(
      "陈守义推开门，雨还在下。",
      "“你来了！”她说。",
      "因为桥断了，所以他们绕路去了青石镇。",
      "Captain Reed folded the map. ",
      "“Because of the storm,” said Anna, “we stayed in Porto.” ",
      "Hello!",
      "你好！",
      "* * *",
      " \n ",
      "😀",
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(""));

const anySession = fc
  .record({
    profile: fc.constantFrom("document" as const, "dialogue" as const),
    turns: fc.array(
      fc.record({
        role: fc.constantFrom("user" as const, "assistant" as const, "narrator" as const),
        content: paragraph,
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ profile, turns }): Session => ({ ...dialogue(turns), profile }));

describe("texts that are no prose", () => {
  it.each([
    ["one endless word", "a".repeat(20_000)],
    ["one endless name", "A B C D ".repeat(2_000)],
    ["endless brackets", "(((((((".repeat(2_000)],
    ["signs of patterns", "陈守义 [](){}*+?.\\|^$ -/".repeat(100)],
    ["half a surrogate pair", "\ud800abc 他说：“好。”"],
  ])("are cut and quoted like any other: %s", async (_name, content) => {
    const { cards } = await distiller.distill(chapter([content]));
    const bare = (text: string) => text.replace(/\s+/gu, "");
    expect(bare(cards.map((card) => card.content).join(""))).toBe(bare(content));
  });
});

describe("every distillation by rules", () => {
  it("quotes its evidence at its offsets, and at most twice as much as it says", async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async (session) => {
        const { cards } = await distiller.distill(session);
        for (const { content, evidence } of cards) {
          for (const { turn, start, end, quote } of evidence) {
            expect(session.turns[turn]?.content.slice(start, end)).toBe(quote);
          }
          const quoted = evidence.reduce((sum, { quote }) => sum + quote.length, 0);
          expect(quoted).toBeGreaterThan(0);
          expect(quoted).toBeLessThanOrEqual(2 * content.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("holds every turn whole, but for white space, or counts it as dropped", async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async (session) => {
        const { cards, dropped } = await distiller.distill(session);
        const quotes = cards.flatMap(({ evidence }) => evidence);
        const bare = (text: string) => text.replace(/\s+/gu, "");
        const missing = session.turns.filter(({ content }, turn) => {
          const held = quotes.filter((quote) => quote.turn === turn).map(({ quote }) => quote);
          expect(held.length === 0 || bare(held.join("")) === bare(content)).toBe(true);
          return held.length === 0;
        });
        expect(Object.values(dropped).reduce((sum, count) => sum + count, 0)).toBe(missing.length);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same when made again", async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async (session) => {
        expect(await distiller.distill(session)).toEqual(await distiller.distill(session));
      }),
      { numRuns: 20 },
    );
  });

  it("links only cards that it has, never a card to itself", async () => {
    await fc.assert(
      fc.asyncProperty(anySession, async (session) => {
        const { cards, links } = await distiller.distill(session);
        const keys = new Set(cards.map(({ key }) => key));
        for (const { from, to, weight } of links) {
          expect(keys.has(from) && keys.has(to) && from !== to && weight > 0 && weight <= 1).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
