import { describe, expect, it } from "vitest";
import { toSessions } from "../../../../src/evaluation/corpus/sessions.ts";
import { bookOf, chineseProse, cut, sessionsOf } from "../../../support/books.ts";

const turnsOf = (book: string) => sessionsOf(book).map(({ turns }) => turns.map(({ content }) => content));

describe("toSessions", () => {
  it("makes a session of a chapter", () => {
    const book = "某书\n\n第一章　风起\n\n　　天色将晚。\n\n　　门开了。\n";
    expect(sessionsOf(book)).toEqual([
      {
        id: "book-001",
        at: new Date("2000-01-01T00:00:00Z"),
        channel: "book:book",
        agent: "main",
        profile: "document",
        title: "风起",
        turns: [
          { role: "narrator", content: "天色将晚。" },
          { role: "narrator", content: "门开了。" },
        ],
        metadata: { volume: null, number: 1, start: 4, end: 28, corpus: "book" },
      },
    ]);
  });

  it("counts chapters by themselves and sets every session a day later", () => {
    const sessions = sessionsOf(bookOf(["楔子", "第一章 甲", "第三章 乙", "尾声"], chineseProse));
    expect(sessions.map(({ id, at }) => [id, at.toISOString().slice(0, 10)])).toEqual([
      ["book-prologue-1", "2000-01-01"],
      ["book-001", "2000-01-02"],
      ["book-002", "2000-01-03"],
      ["book-epilogue-1", "2000-01-04"],
    ]);
  });

  it("pads to four digits from a thousand chapters on", () => {
    const text = "第一章\n话。\n";
    const part = {
      kind: "chapter",
      volume: null,
      number: 1,
      title: "",
      start: 0,
      bodyStart: 4,
      end: 7,
    } as const;
    expect(
      toSessions(
        text,
        Array.from({ length: 1000 }, () => part),
        "b",
      )[0]?.id,
    ).toBe("b-0001");
  });

  it("keeps single-line paragraphs verbatim", () => {
    const paragraphs = [
      "The inn was full.",
      "“Who is there?” said he.",
      "Nobody.",
      "It was a long night, and the longest of the year, as the old man said to nobody in particular.",
    ];
    expect(
      turnsOf(`Chapter 1. The Inn\n\n${paragraphs.join("\n\n")}\n\nChapter 2. The Road\n\nMore.\n`)[0],
    ).toEqual(paragraphs);
  });

  it("takes each line for a paragraph where no blank line parts them", () => {
    expect(
      turnsOf(
        "第一章 甲\n　　天色将晚，众人都在堂前说话，忽听门外有人叫门，都吃了一惊。\n　　“谁？”\n　　没人答应。\n",
      )[0],
    ).toEqual(["天色将晚，众人都在堂前说话，忽听门外有人叫门，都吃了一惊。", "“谁？”", "没人答应。"]);
  });

  it("joins wrapped English lines by a space", () => {
    const book =
      "CHAPTER I\n\nIt was late in the evening when\nthe coach came to the inn, and\nnobody had lit the lamps.\n\nThe old man opened the door and\nlooked out.\n";
    expect(turnsOf(book)[0]).toEqual([
      "It was late in the evening when the coach came to the inn, and nobody had lit the lamps.",
      "The old man opened the door and looked out.",
    ]);
  });

  it("joins wrapped Chinese lines by nothing, a paragraph where the indent is", () => {
    const book =
      "第一章 甲\n　　却说那日天色将晚，众人都在\n堂前说话，忽听门外有人叫门，\n都吃了一惊。\n　　老人起身开门，往外一看，只\n见雪地里站着一个孩子。\n";
    expect(turnsOf(book)[0]).toEqual([
      "却说那日天色将晚，众人都在堂前说话，忽听门外有人叫门，都吃了一惊。",
      "老人起身开门，往外一看，只见雪地里站着一个孩子。",
    ]);
  });

  it("has no session for a chapter without a body", () => {
    expect(sessionsOf(`第一章 甲\n\n第二章 乙\n\n${chineseProse}\n`).map(({ title }) => title)).toEqual([
      "乙",
    ]);
    expect(cut(`第一章 甲\n\n第二章 乙\n\n${chineseProse}\n`)).toHaveLength(2);
  });
});
