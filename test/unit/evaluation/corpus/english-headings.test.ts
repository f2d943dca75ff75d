import { describe, expect, it } from "vitest";
import { bookOf, cut, englishProse, outline, sessionsOf } from "../../../support/books.ts";

describe("English headings", () => {
  it.each([
    ["CHAPTER I. The Inn", "CHAPTER II. The Road"],
    ["Chapter 1: The Inn", "Chapter 2: The Road"],
    ["Chapter 1 The Inn", "Chapter 2 The Road"],
    ["CHAPTER I--The Inn", "CHAPTER II--The Road"],
    ["CHAPTER ONE — The Inn", "CHAPTER TWO — The Road"],
    ["Chapter the First. The Inn", "Chapter the Second. The Road"],
    ["## Chapter 1. The Inn", "## Chapter 2. The Road"],
    ["STAVE ONE. The Inn", "STAVE TWO. The Road"],
    ["I. The Inn", "II. The Road"],
    ["1. The Inn", "2. The Road"],
  ])("cuts at %s", (first, second) => {
    expect(outline(bookOf([first, second], englishProse))).toEqual([
      "chapter | 1 | The Inn",
      "chapter | 2 | The Road",
    ]);
  });

  it.each([
    ["I.", "II."],
    ["I", "II"],
    ["1", "2"],
    ["[ 1 ]", "[ 2 ]"],
    ["ONE", "TWO"],
    ["_CHAPTER I._", "_CHAPTER II._"],
    ["Chapter the First", "Chapter the Second"],
    ["THE FIRST CHAPTER", "THE SECOND CHAPTER"],
  ])("cuts at %s without a title", (first, second) => {
    expect(cut(bookOf([first, second], englishProse)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("reads CHAPTER XXXVIII--CONCLUSION", () => {
    const book = bookOf(["CHAPTER XXXVII--The Ball", "CHAPTER XXXVIII--CONCLUSION"], englishProse);
    expect(outline(book)).toEqual(["chapter | 37 | The Ball", "chapter | 38 | CONCLUSION"]);
  });

  it("sets licence and contents apart, and counts each chapter once", () => {
    const heads = ["CHAPTER 1. The Inn.", "CHAPTER 2. The Road.", "CHAPTER 3. The Sea."];
    const book = [
      "The Project Gutenberg eBook of A Book\n\nThis eBook is for anyone.\n\n*** START OF THE PROJECT GUTENBERG EBOOK A BOOK ***\n\n",
      `A BOOK\n\nCONTENTS\n\n${heads.join("\n\n")}\n\nEpilogue\n\n\n\nTranscriber’s Notes:\n\nSpelling was kept.\n\n\n`,
      bookOf([...heads, "Epilogue"], englishProse),
      "*** END OF THE PROJECT GUTENBERG EBOOK A BOOK ***\n\nUpdated editions will replace the previous one.\n",
    ].join("");
    expect(outline(book)).toEqual([
      "front",
      "front",
      "front",
      "front",
      "chapter | 1 | The Inn",
      "chapter | 2 | The Road",
      "chapter | 3 | The Sea",
      "epilogue | Epilogue",
      "back",
    ]);
  });

  it("knows a licence footer without markers", () => {
    const book = `${bookOf(["CHAPTER I", "CHAPTER II"], englishProse)}End of Project Gutenberg's A Book, by A. Writer\n\nmore\n`;
    expect(cut(book).map(({ kind }) => kind)).toEqual(["chapter", "chapter", "back"]);
  });

  it("names the volume where numbers restart", () => {
    const volume = (name: string) => `${name}\n\n\n\n${bookOf(["CHAPTER I", "CHAPTER II"], englishProse)}`;
    expect(outline(`${volume("VOLUME I")}${volume("VOLUME II")}FINIS\n`)).toEqual([
      "VOLUME I | chapter | 1 | CHAPTER I",
      "VOLUME I | chapter | 2 | CHAPTER II",
      "VOLUME II | chapter | 1 | CHAPTER I",
      "VOLUME II | chapter | 2 | CHAPTER II",
      "back",
    ]);
  });

  it("keeps restarting numbers without any volume", () => {
    const book = bookOf(["CHAPTER I", "CHAPTER II", "CHAPTER I", "CHAPTER II"], englishProse);
    expect(cut(book)).toHaveLength(4);
  });

  it("reads bare numerals that restart in each part", () => {
    const part = (name: string) => `${name}\n\n\n${bookOf(["I", "II", "III"], englishProse)}`;
    expect(cut(part("PART ONE") + part("PART TWO")).map(({ number, volume }) => [volume, number])).toEqual([
      ["PART ONE", 1],
      ["PART ONE", 2],
      ["PART ONE", 3],
      ["PART TWO", 1],
      ["PART TWO", 2],
      ["PART TWO", 3],
    ]);
  });

  it("takes books for chapters when there is nothing below them", () => {
    expect(outline(bookOf(["BOOK I", "BOOK II", "BOOK III"], englishProse))).toHaveLength(3);
  });

  it("counts letters, then chapters", () => {
    expect(outline(bookOf(["Letter 1", "Letter 2", "Chapter 1", "Chapter 2"], englishProse))).toEqual([
      "chapter | 1 | Letter 1",
      "chapter | 2 | Letter 2",
      "chapter | 1 | Chapter 1",
      "chapter | 2 | Chapter 2",
    ]);
  });

  it("reads a heading inside an illustration block from its bracket on", () => {
    const book = `A preface, long ago.\n\n[Illustration: ·A BOOK·\n\n\n\nChapter I.]\n\n\n${englishProse}\n\n[Illustration: The inn\n\n[_Copyright._]]\n\n\nCHAPTER II.\n\n\n[Illustration]\n\n${englishProse}\n`;
    const parts = cut(book);
    expect(parts.map(({ kind, number }) => [kind, number])).toEqual([
      ["front", null],
      ["chapter", 1],
      ["chapter", 2],
    ]);
    expect(book.slice(parts[1]?.start).startsWith("[Illustration: ·A BOOK·")).toBe(true);
    expect(sessionsOf(book).map(({ turns }) => turns.length)).toEqual([2, 2]);
  });

  it("goes on when the heading style changes in mid-book, and leaves bare divisions in their chapter", () => {
    const divided = `I.\n\n${englishProse}\n\nII.\n\n${englishProse}\n\nIII.\n\n${englishProse}`;
    const book = `ADVENTURE I. THE INN\n\n${divided}\n\n\n${bookOf(["ADVENTURE II. THE ROAD", "III. THE ADVENTURE OF THE SEA", "IV. THE ADVENTURE OF THE HILL"], englishProse)}`;
    expect(outline(book)).toEqual([
      "chapter | 1 | THE INN",
      "chapter | 2 | THE ROAD",
      "chapter | 3 | THE ADVENTURE OF THE SEA",
      "chapter | 4 | THE ADVENTURE OF THE HILL",
    ]);
  });

  it("takes the lines below for the title when most headings stand alone", () => {
    const book = bookOf(
      ["CHAPTER I.\n\nTHE INN", "CHAPTER II.\n\nIN WHICH THE TRAVELLERS\nTAKE THE ROAD"],
      englishProse,
    );
    expect(outline(book)).toEqual([
      "chapter | 1 | THE INN",
      "chapter | 2 | IN WHICH THE TRAVELLERS TAKE THE ROAD",
    ]);
    expect(sessionsOf(book).map(({ turns }) => turns.length)).toEqual([2, 2]);
  });

  it("leaves prose that begins like a heading in its chapter", () => {
    const prose = [
      "The prisoner was Charles\nI. He had collected his forces, and the city\nhad remained faithful.",
      "I. “Landlord! a light!” he cried.",
      "Chapter 5 of his life was the\nlongest, as he told us. Part of the\nstory is in Letter 3, which we have lost.",
    ].join("\n\n");
    expect(
      outline(bookOf(["CHAPTER I", "CHAPTER II", "CHAPTER III"], `${englishProse}\n\n${prose}`)),
    ).toHaveLength(3);
  });

  it("leaves a mention of books and their chapters in its chapter", () => {
    const prose = `BOOK I. (_Folio_), CHAPTER I. (_Sperm Whale_).—This whale, among the\nEnglish of old vaguely known, is without doubt the largest.\n\n${englishProse}`;
    expect(
      cut(bookOf(["CHAPTER 1. One.", "CHAPTER 2. Two.", "CHAPTER 3. Three."], prose)).map(
        ({ volume }) => volume,
      ),
    ).toEqual([null, null, null]);
  });

  it("tells preface, prologue, epilogue and notes from chapters", () => {
    const book = bookOf(
      ["PREFACE.", "PROLOGUE", "CHAPTER I", "CHAPTER II", "EPILOGUE", "FOOTNOTES"],
      englishProse,
    );
    expect(cut(book).map(({ kind }) => kind)).toEqual([
      "front",
      "prologue",
      "chapter",
      "chapter",
      "epilogue",
      "back",
    ]);
  });

  it("finds one chapter, and none where there is no heading", () => {
    expect(outline(bookOf(["CHAPTER I"], englishProse))).toHaveLength(1);
    expect(outline(englishProse)).toEqual(["front"]);
  });

  it("cuts at the lines of a pattern", () => {
    const book = bookOf(["* Scene 1 *", "* Scene 2 *"], englishProse);
    expect(cut(book, /^\* Scene (\d+) \*$/).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("finds headings without numbers by the table of contents", () => {
    const book = `CONTENTS\n\nThe Inn ........ 1\nThe Road ....... 9\nThe Sea\n\n\n${bookOf(["THE INN", "THE ROAD", "THE SEA"], englishProse)}`;
    expect(outline(book)).toEqual([
      "front",
      "chapter | 1 | THE INN",
      "chapter | 2 | THE ROAD",
      "chapter | 3 | THE SEA",
    ]);
  });

  it("takes an epilogue with chapters of its own for a volume", () => {
    const book = `PART I\n\n\n${bookOf(["CHAPTER I", "CHAPTER II"], englishProse)}EPILOGUE\n\n\n${bookOf(["CHAPTER I", "CHAPTER II"], englishProse)}`;
    expect(cut(book).map(({ volume, number }) => [volume, number])).toEqual([
      ["PART I", 1],
      ["PART I", 2],
      ["EPILOGUE", 1],
      ["EPILOGUE", 2],
    ]);
  });

  it("keeps volumes and their chapters apart from a table that lists both", () => {
    const volumes = ["Book the First--Recalled", "Book the Second--the Thread"].map((volume, index) => ({
      volume,
      chapters:
        index === 0
          ? ["CHAPTER I. The Inn", "CHAPTER II. The Road"]
          : ["CHAPTER I. The Sea", "CHAPTER II. The Hill"],
    }));
    const list = volumes
      .map(({ volume, chapters }) => `  ${volume}\n\n  ${chapters.join("\n  ")}\n`)
      .join("\n");
    const body = volumes
      .map(({ volume, chapters }) => `${volume}\n\n\n${bookOf(chapters, englishProse)}`)
      .join("");
    expect(outline(`Contents\n\n${list}\n\n${body}`)).toEqual([
      "front",
      "Book the First Recalled | chapter | 1 | The Inn",
      "Book the First Recalled | chapter | 2 | The Road",
      "Book the Second the Thread | chapter | 1 | The Sea",
      "Book the Second the Thread | chapter | 2 | The Hill",
    ]);
  });
});
