import type { HeadingGrammar, HeadingLevel, HeadingMatch } from "./heading.ts";
import { chineseNumeralClass, parseChineseNumeral } from "./numerals.ts";

const maxLineLength = 70;
const maxBareTitleLength = 24;
const numeral = `[${chineseNumeralClass}]{1,9}`;
const ornament = "[\\s\\u3000*＊=＝#☆★【\\[（(《〈·•—–-]*";
const prefix = `^${ornament}(?:(?:《[^》]{0,20}》|[》])?\\s*(?:目录|正文卷?|VIP卷?|章节目录)[\\s\\u3000:：、.·》】]*)?`;
const range = `(?:\\s*[回章]?\\s*[至到～~—–-]\\s*第?\\s*${numeral})?`;
const numbered = new RegExp(
  `${prefix}(?<label>第\\s*(?<number>${numeral})${range}\\s*(?<unit>[回章话話节節卷部集册冊篇幕折出]))(?<rest>.*)$`,
);
const volumeFirst = new RegExp(
  `${prefix}(?<label>卷(?:之)?\\s*(?<number>${numeral})|[上中下][卷部册篇])(?<rest>.*)$`,
);
const numberFirst = new RegExp(
  `^(?:[【\\[（(](?<bracketed>${numeral})[】\\]）)]|(?<plain>${numeral})(?:[、.．:：]|\\s|$))\\s*(?<rest>.{0,30})$`,
);
const volumeUnits = "卷部集册冊篇幕";
const sectionUnits = "节節";
const sentencePunctuation = /[，。；！？：…,;!?“”"「」]/;
const sentenceEnd = /[。；，、,;]$/;
const endMark = /^[\s\u3000（(]*(?:完|终|終|结束|結束|毕|上完)[\s）)]*$/;

const specials: readonly { readonly level: HeadingLevel; readonly words: RegExp }[] = [
  { level: "contents", words: /^(?:目录|目錄|目次|总目|總目|全书目录|回目)$/ },
  {
    level: "prologue",
    words: /^(?:楔子|序|序章|序幕|序言|序曲|自序|原序|代序|引子|引言|引|开篇|開篇|缘起|緣起)$/,
  },
  { level: "epilogue", words: /^(?:尾声|尾聲|终章|終章|大结局|大結局|结局|結局|终曲|終曲|结语|結語)$/ },
  { level: "extra", words: new RegExp(`^(?:番外篇?|外传|外傳|后传|後傳)\\s*(?:${numeral})?$`) },
  {
    level: "front",
    words:
      /^(?:前言|内容简介|內容簡介|内容提要|简介|簡介|作者简介|出版说明|凡例|导读|導讀|题记|題記|献词|獻詞)$/,
  },
  {
    level: "back",
    words:
      /^(?:后记|後記|跋|附录[一二三四五六]?|附錄[一二三四五六]?|作者后记|完本感言|完结感言|译后记|編後記|编后记|注释|註釋)$/,
  },
];

/** Reads 第一回 in all its spellings, volumes, 楔子 and 尾声, and bare numbers. */
export const readChineseHeading: HeadingGrammar = (line, context) => {
  if (line.length === 0 || line.length > maxLineLength) return null;
  return readNumbered(line) ?? readVolumeFirst(line) ?? readSpecial(line) ?? readBareNumber(line, context);
};

function readNumbered(line: string): HeadingMatch | null {
  const groups = numbered.exec(line)?.groups;
  if (groups === undefined) return null;
  const { label = "", number = "", unit = "", rest = "" } = groups;
  if (endMark.test(rest)) return null;
  const evidence = titleEvidence(rest);
  if (evidence === null) return null;
  const level = volumeUnits.includes(unit) ? "volume" : sectionUnits.includes(unit) ? "section" : "chapter";
  const inner = level === "volume" ? readNumbered(rest.replace(/^[^第]*?(?=第)/, "").trim()) : null;
  if (inner?.level === "chapter")
    return { ...inner, volume: line.slice(0, line.lastIndexOf(inner.label)).trim() };
  return {
    level,
    evidence,
    keyword: unit,
    number: parseChineseNumeral(number),
    label: label.replace(/\s/g, ""),
    title: cleanTitle(rest),
  };
}

/** Strong after a separator or alone; a title that follows at once must be short and no sentence. */
function titleEvidence(rest: string): HeadingMatch["evidence"] | null {
  if (rest.trim() === "" || /^[】\]）)》〉*＊=＝]+$/.test(rest.trim())) return "strong";
  if (sentenceEnd.test(rest.trim())) return null;
  if (/^[\s\u3000:：·.．、—–\-_《〈「『【（(】\]]/.test(rest)) return "strong";
  return rest.length <= maxBareTitleLength && !sentencePunctuation.test(rest) ? "medium" : null;
}

function readVolumeFirst(line: string): HeadingMatch | null {
  const groups = volumeFirst.exec(line)?.groups;
  if (groups === undefined) return null;
  const { label = "", number, rest = "" } = groups;
  const evidence = titleEvidence(rest);
  if (evidence === null || (evidence === "medium" && number === undefined)) return null;
  const inner = readNumbered(rest.replace(/^[^第]*?(?=第)/, "").trim());
  if (inner?.level === "chapter")
    return { ...inner, volume: line.slice(0, line.lastIndexOf(inner.label)).trim() };
  const value = number === undefined ? "上中下".indexOf(label.slice(0, 1)) + 1 : parseChineseNumeral(number);
  return { level: "volume", evidence, keyword: "卷", number: value, label, title: cleanTitle(rest) };
}

function readSpecial(line: string): HeadingMatch | null {
  const bare = line.replace(/^[【[（(《〈*=—\s]+|[】\]）)》〉*=—\s:：]+$/g, "");
  const withoutPrefix = bare.replace(/^(?:正文|目录)[\s\u3000]+/, "");
  const [, head = "", title = ""] =
    /^(\S+(?:\s\S)?)(?:[\s\u3000:：·—]+(\S.{0,40}))?$/.exec(withoutPrefix) ?? [];
  const spaced = withoutPrefix.replace(/\s/g, "");
  for (const { level, words } of specials) {
    if (words.test(spaced)) return special(level, spaced, "");
    if (words.test(head) && !sentencePunctuation.test(title)) return special(level, head, title);
  }
  return null;
}

function special(level: HeadingLevel, label: string, title: string): HeadingMatch {
  return { level, evidence: "strong", keyword: level, number: null, label, title: title.trim() };
}

function readBareNumber(
  line: string,
  context: { readonly blankBefore: boolean; readonly blankAfter: boolean },
) {
  const groups = numberFirst.exec(line)?.groups;
  if (groups === undefined) return null;
  const { bracketed, plain, rest = "" } = groups;
  const number = parseChineseNumeral(bracketed ?? plain ?? "");
  const alone = rest === "";
  if (
    number === null ||
    sentencePunctuation.test(rest) ||
    (alone && !context.blankBefore && !context.blankAfter)
  )
    return null;
  if (!alone && !/\p{Script=Han}/u.test(rest)) return null;
  const label = (bracketed ?? plain ?? "").trim();
  return {
    level: "chapter",
    evidence: "weak",
    keyword: "numeral",
    number,
    label,
    title: cleanTitle(rest),
  } as const;
}

function cleanTitle(rest: string): string {
  return rest
    .replace(/^[\s\u3000:：·.．、—–\-_】\]）)]+/, "")
    .replace(/[\s\u3000*＊=＝#☆★]+$/, "")
    .replace(/[.．…·\s]{2,}\d+$/, "")
    .replace(/^[《〈「『【（(]([^《〈「『【（(》〉」』】）)]*)[》〉」』】）)]$/, "$1");
}
