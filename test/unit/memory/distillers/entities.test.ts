import { describe, expect, it } from "vitest";
import { openJiebaSegmenter } from "../../../../src/adapters/jieba/segmenter.ts";
import { createRulesDistiller } from "../../../../src/memory/distillers/rules.ts";
import { chapter, dialogue } from "./stories.ts";

const distiller = createRulesDistiller({ segmenter: openJiebaSegmenter() });
const entitiesOf = async (paragraphs: readonly string[]) =>
  (await distiller.distill(chapter(paragraphs))).entities;

describe("Chinese names", () => {
  it("joins a full name with the titles and nicknames that only it can mean", async () => {
    const entities = await entitiesOf([
      "陈守义提着灯笼出了门。陈守义说：“走吧。”",
      "陈师傅笑了笑，老陈从不着急。守义的娘在门口喊他。",
      "陈守义道：“不急。”守义又坐下了。陈守义道：“老陈我等着。”老陈就是这样。",
    ]);
    expect(entities).toEqual([{ label: "陈守义", kind: "person", aliases: ["陈师傅", "老陈", "守义"] }]);
  });

  it("puts together again what the cutter took apart", async () => {
    const entities = await entitiesOf([
      "赵有根打翻了油灯，赵有根跪在雪地里哭。孙长庚拉他起来，孙长庚没有怪他。李满仓和马德福也来了。",
      "李满仓带来一床被子，马德福带来一袋米。赵有根都收下了。",
    ]);
    expect(entities.map(({ label }) => label)).toEqual(["孙长庚", "赵有根", "马德福"]);
  });

  it("keeps a short name apart when two could bear it", async () => {
    const entities = await entitiesOf([
      "陈守义道：“走吧。”陈守义先走了。陈守义没有回头。",
      "陈有福道：“等等。”陈有福追上去。陈有福喘着气。",
      "陈师傅把门关上了。",
    ]);
    expect(entities.map(({ label, aliases }) => ({ label, aliases }))).toEqual([
      { label: "陈守义", aliases: [] },
      { label: "陈师傅", aliases: [] },
      { label: "陈有福", aliases: [] },
    ]);
  });

  it("never takes a man's wife for him", async () => {
    const entities = await entitiesOf([
      "陈守义道：“走吧。”陈守义先走了。陈守义没有回头。",
      "陈太太站在门口，看着他的背影。",
    ]);
    expect(entities.map(({ label }) => label)).toEqual(["陈太太", "陈守义"]);
  });

  it("finds who speaks though no dictionary knows the name, but neither crowds nor pronouns", async () => {
    const entities = await entitiesOf([
      "麝月道：“开门。”众人道：“不开。”麝月笑道：“那我走了。”",
      "他们道：“请便。”众人笑道：“慢走。”",
    ]);
    expect(entities).toEqual([{ label: "麝月", kind: "person", aliases: [] }]);
  });

  it("finds places by where people go and by what places are called", async () => {
    const entities = await entitiesOf([
      "他从苏州来，要到苏州去。",
      "苏州的雨下了三天。他回到青石镇，青石镇的门都关着，没有人到青石镇去。",
    ]);
    expect(entities).toEqual([
      { label: "苏州", kind: "place", aliases: [] },
      { label: "青石镇", kind: "place", aliases: [] },
    ]);
  });
});

describe("English names", () => {
  it("joins first name, surname and title with the full name that only they can mean", async () => {
    const entities = await entitiesOf([
      "In the morning George Fenwick walked to the mill, for he had work there. “Come in,” said Mr. Fenwick.",
      "They saw that George was tired, and that his coat was torn. Nobody had told Fenwick of the fire.",
    ]);
    expect(entities).toEqual([
      { label: "George Fenwick", kind: "person", aliases: ["Mr. Fenwick", "George", "Fenwick"] },
    ]);
  });

  it("tells a wife from her husband", async () => {
    const entities = await entitiesOf([
      "In the morning Mr. Fenwick said that he would go. At noon Mrs. Fenwick said that she would stay.",
    ]);
    expect(entities.map(({ label }) => label)).toEqual(["Mr. Fenwick", "Mrs. Fenwick"]);
  });

  it("ignores the capital of a sentence's first word and strips the possessive", async () => {
    const entities = await entitiesOf([
      "Wolves howled. The wolves came near. Then Anna’s brother shut the door, and Anna said nothing.",
    ]);
    expect(entities).toEqual([{ label: "Anna", kind: "person", aliases: [] }]);
  });

  it("takes a name after a preposition of place for a place", async () => {
    const entities = await entitiesOf([
      "She was born in Porto. For years she lived in Porto, and walked from Porto to the sea at Vila Nova Beach.",
    ]);
    expect(entities).toEqual([
      { label: "Porto", kind: "place", aliases: [] },
      { label: "Vila Nova Beach", kind: "place", aliases: [] },
    ]);
  });
});

describe("speakers", () => {
  it("are persons, with the short name that only one of them can bear", async () => {
    const { entities } = await distiller.distill(
      dialogue([
        { role: "user", speaker: "Melanie", content: "I painted the fence on Sunday." },
        { role: "user", speaker: "Victor", content: "Well done, Mel! I hope that Mel is proud of it." },
      ]),
    );
    expect(entities).toEqual([
      { label: "Melanie", kind: "person", aliases: ["Mel"] },
      { label: "Victor", kind: "person", aliases: [] },
    ]);
  });
});
