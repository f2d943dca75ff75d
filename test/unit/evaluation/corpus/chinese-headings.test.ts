import { describe, expect, it } from "vitest";
import { bookOf, chineseProse, cut, outline, sessionsOf } from "../../../support/books.ts";

describe("Chinese headings", () => {
  it.each([
    ["第一回　风起", "第二回　云涌"],
    ["第1章 风起", "第2章 云涌"],
    ["第01回 风起", "第02回 云涌"],
    ["第001回　风起", "第002回　云涌"],
    ["正文 第一章 风起", "正文 第二章 云涌"],
    ["《》目录 第一回　风起", "《》目录 第二回　云涌"],
    ["　　第一章：风起", "　　第二章：云涌"],
    ["第一章·风起", "第二章·云涌"],
    ["【第一章】风起", "【第二章】云涌"],
    ["第一回风起", "第二回云涌"],
    ["第 1 章 风起", "第 2 章 云涌"],
    ["第一節　风起", "第二節　云涌"],
    ["第一话 风起", "第二话 云涌"],
    ["1、风起", "2、云涌"],
    ["（一）风起", "（二）云涌"],
  ])("cuts at %s", (first, second) => {
    expect(outline(bookOf([first, second], chineseProse))).toEqual([
      "chapter | 1 | 风起",
      "chapter | 2 | 云涌",
    ]);
  });

  it.each([
    ["第一章", "第二章"],
    ["一", "二"],
    ["1", "2"],
    ["(1)", "(2)"],
  ])("cuts at %s without a title", (first, second) => {
    expect(cut(bookOf([first, second], chineseProse)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("counts 第九十九回, 第一百回, 第一零一回, 第一百零二回 in a row", () => {
    const book = bookOf(["第九十九回 甲", "第一百回 乙", "第一零一回 丙", "第一百零二回 丁"], chineseProse);
    expect(cut(book).map(({ number }) => number)).toEqual([99, 100, 101, 102]);
  });

  it("leaves prose that begins like a heading in its chapter", () => {
    const book = bookOf(
      ["第四回　风起", "第五回　云涌"],
      `第四回中既将他家母子寄居之事略表，此回暂不写。\n\n${chineseProse}`,
    );
    expect(outline(book)).toEqual(["chapter | 4 | 风起", "chapter | 5 | 云涌"]);
  });

  it("sets a table of contents apart", () => {
    const titles = ["甲子", "乙丑", "丙寅", "丁卯", "戊辰"].map(
      (title, index) => `第${"一二三四五"[index]}回　${title}`,
    );
    const book = `书名\n\n目录\n${titles.join("\n")}\n\n\n${bookOf(titles, chineseProse)}`;
    expect(outline(book)).toEqual([
      "front",
      "front",
      "chapter | 1 | 甲子",
      "chapter | 2 | 乙丑",
      "chapter | 3 | 丙寅",
      "chapter | 4 | 丁卯",
      "chapter | 5 | 戊辰",
    ]);
  });

  it("knows a table of contents without a name, whose numbers are written otherwise", () => {
    const titles = ["甲子乙丑", "丙寅丁卯", "戊辰己巳"];
    const list = titles.map((title, index) => `第00${index + 1}回　${title}`).join("\n");
    const book = `${list}\n${bookOf(
      titles.map((title, index) => `第${"一二三"[index]}回 ${title}`),
      chineseProse,
    )}`;
    expect(cut(book).map(({ kind }) => kind)).toEqual(["front", "chapter", "chapter", "chapter"]);
  });

  it("takes a heading repeated at the end or in the middle of its chapter for text", () => {
    const body = `${chineseProse}\n\n第一回 风起\n\n${chineseProse}\n\n第一回 风起\n\n\n`;
    const book = `第一回 风起\n\n${body}第二回 云涌\n\n${chineseProse}`;
    expect(outline(book)).toEqual(["chapter | 1 | 风起", "chapter | 2 | 云涌"]);
    expect(sessionsOf(book).map(({ turns }) => turns.length)).toEqual([4, 2]);
  });

  it("keeps chapters whose numbers are wrong", () => {
    const book = bookOf(
      ["第一回 甲", "第二回 乙", "第二回 丙", "第四回 丁", "第三回 戊", "第六回 己"],
      chineseProse,
    );
    expect(cut(book).map(({ title }) => title)).toEqual(["甲", "乙", "丙", "丁", "戊", "己"]);
  });

  it("names the volume where numbers restart", () => {
    const volume = (name: string) => `${name}\n\n${bookOf(["第一章 甲", "第二章 乙"], chineseProse)}`;
    expect(outline(volume("第一卷 春") + volume("第二卷 秋"))).toEqual([
      "第一卷 春 | chapter | 1 | 甲",
      "第一卷 春 | chapter | 2 | 乙",
      "第二卷 秋 | chapter | 1 | 甲",
      "第二卷 秋 | chapter | 2 | 乙",
    ]);
  });

  it("reads a volume and a chapter on one line", () => {
    const book = bookOf(["第一卷 春 第一章 甲", "第一卷 春 第二章 乙", "第二卷 秋 第三章 丙"], chineseProse);
    expect(outline(book)).toEqual([
      "第一卷 春 | chapter | 1 | 甲",
      "第一卷 春 | chapter | 2 | 乙",
      "第二卷 秋 | chapter | 3 | 丙",
    ]);
  });

  it("takes volumes for chapters when there is nothing below them", () => {
    expect(outline(bookOf(["卷一 春", "卷二 秋"], chineseProse))).toEqual([
      "chapter | 1 | 春",
      "chapter | 2 | 秋",
    ]);
  });

  it("leaves sections within their chapters", () => {
    const book = bookOf(["第一章 甲", "第一节 子", "第二节 丑", "第二章 乙", "第一节 寅"], chineseProse);
    expect(outline(book)).toEqual(["chapter | 1 | 甲", "chapter | 2 | 乙"]);
  });

  it("tells prologue, epilogue, tales beside and afterword from chapters", () => {
    const book = bookOf(
      ["序", "楔子", "第一章 甲", "第二章 乙", "尾声", "番外一 旧事", "后记"],
      chineseProse,
    );
    expect(cut(book).map(({ kind }) => kind)).toEqual([
      "prologue",
      "prologue",
      "chapter",
      "chapter",
      "epilogue",
      "epilogue",
      "back",
    ]);
  });

  it("goes on when the heading style changes in mid-book", () => {
    const book = bookOf(["第一回 甲", "第二回 乙", "第3章 丙", "第4章 丁", "5、戊"], chineseProse);
    expect(cut(book).map(({ title }) => title)).toEqual(["甲", "乙", "丙", "丁", "戊"]);
  });

  it("keeps lists of numbered lines within their chapter", () => {
    const list = `${chineseProse}\n\n1、带伞\n\n2、带灯\n\n3、早睡`;
    expect(outline(bookOf(["第一章 甲", "第二章 乙", "第三章 丙"], list))).toHaveLength(3);
  });

  it("takes the line below for the title when most headings stand alone", () => {
    const book = bookOf(["第一章\n\n风起", "第二章\n\n云涌"], chineseProse);
    expect(outline(book)).toEqual(["chapter | 1 | 风起", "chapter | 2 | 云涌"]);
    expect(sessionsOf(book)[0]?.turns).toHaveLength(2);
  });

  it("sets a site's banners and the end mark apart", () => {
    const banner = "更多TXT电子书下载,请访问某书屋:http://www.example.com";
    const book = `${banner}\n\n${bookOf(["第一章 甲", "第二章 乙"], `${chineseProse}\n(本章完)`)}全书完\n\n${banner}\n`;
    expect(outline(book)).toEqual(["front", "chapter | 1 | 甲", "chapter | 2 | 乙", "back"]);
    expect(sessionsOf(book).map(({ turns }) => turns.length)).toEqual([2, 2]);
  });

  it("finds one chapter, and none where there is no heading", () => {
    expect(outline(bookOf(["第一章 独"], chineseProse))).toEqual(["chapter | 1 | 独"]);
    expect(outline(chineseProse)).toEqual(["front"]);
  });

  it("reads a range of chapters as one", () => {
    const book = bookOf(["第十六回 甲", "第十七至十八回 乙", "第十九回 丙"], chineseProse);
    expect(cut(book).map(({ number }) => number)).toEqual([16, 17, 19]);
  });

  it("begins a chapter at the running header above it", () => {
    const book = bookOf(
      [
        "某甲--某书--第一回　风起云涌\n\n第一回　风起云涌",
        "某甲--某书--第二回　云开月明\n\n第二回　云开月明",
      ],
      chineseProse,
    );
    expect(outline(book)).toEqual(["chapter | 1 | 风起云涌", "chapter | 2 | 云开月明"]);
  });
});
