import type { HeadingGrammar, HeadingLevel, HeadingMatch, LineContext } from "./heading.ts";
import { parseEnglishNumber, parseRoman } from "./numerals.ts";

const maxLineLength = 110;
const maxBareTitleLength = 80;
const keywordLevels: Readonly<Record<string, HeadingLevel>> = {
  volume: "volume",
  vol: "volume",
  book: "volume",
  part: "volume",
  act: "volume",
  chapter: "chapter",
  chap: "chapter",
  ch: "chapter",
  letter: "chapter",
  adventure: "chapter",
  stave: "chapter",
  canto: "chapter",
  story: "chapter",
  tale: "chapter",
  episode: "chapter",
  lecture: "chapter",
  lesson: "chapter",
  night: "chapter",
  fytte: "chapter",
  scene: "chapter",
  essay: "chapter",
  fable: "chapter",
  section: "section",
};
const keyword = `(?<keyword>${Object.keys(keywordLevels).map(anyCapitals).join("|")})`;
const word = "(?:[A-Za-z]+(?:-[A-Za-z]+)?)";
const number = `(?:[Tt][Hh][Ee]\\s+)?(?<number>[IVXLCivxlc]+|\\d{1,4}|${word})`;
const keyworded = new RegExp(`^[\\s*_#=\\[(]*(?<label>${keyword}\\.?\\s+${number})(?<rest>.*)$`);
const ordinalFirst = new RegExp(
  `^[\\s*_#=\\[(]*(?<label>(?:[Tt][Hh][Ee]\\s+)?(?<number>${word})\\s+${keyword})(?<rest>[.:\\]_*]*)$`,
);
const numeralFirst =
  /^[[(§]?\s*(?<number>[IVXLC]+|\d{1,3}|[A-Z][A-Z-]+)\s*(?<mark>[.:)\]]?)(?<rest>(?:\s*[—–-]{0,2}\s*)\S.*)?$/;
const separator = /^\s*(?:[.:)\]—–*_]|--|-(?=\s|[A-Z])|\.-)/;
const smallWord =
  /^(?:a|an|and|as|at|but|by|for|from|in|into|is|it|its|nor|of|off|on|or|s|so|than|that|the|to|up|upon|via|vs|was|which|who|whom|with|without|de|la|von|et|al)$/;

const specials: readonly { readonly level: HeadingLevel; readonly words: RegExp }[] = [
  { level: "contents", words: /^(?:the )?(?:table of )?contents$/i },
  { level: "prologue", words: /^(?:the )?(?:prologue|prelude|induction)$/i },
  {
    level: "epilogue",
    words: /^(?:the )?(?:(?:first |second |third )?epilogue|conclusion|postlude|coda|finale)$/i,
  },
  {
    level: "front",
    words:
      /^(?:author['’]s )?(?:the )?(?:preface|foreword|introduction|introductory|dedication|advertisement|list of illustrations|illustrations|acknowledge?ments)(?: to .{1,40})?$/i,
  },
  {
    level: "back",
    words:
      /^(?:(?:original )?transcriber['’]?s['’]? notes?|notes|footnotes|endnotes|appendix(?: [A-Z])?|index|glossary|afterword|bibliography|errata|about the author)$/i,
  },
];

/** Reads CHAPTER, LETTER, VOLUME and their like with any number, PROLOGUE and EPILOGUE, and bare numbers. */
export const readEnglishHeading: HeadingGrammar = (line, context) => {
  if (line.length === 0 || line.length > maxLineLength) return null;
  return (
    readKeyworded(line, context) ??
    readSpecial(line, context) ??
    readNumeral(line, context) ??
    readLowerCase(line, context)
  );
};

/** `Chapter` and `CHAPTER`, never `chapter`: that is prose. */
function anyCapitals(name: string): string {
  const initial = name.slice(0, 1).toUpperCase();
  return `${initial}${name.slice(1)}|${name.toUpperCase()}`;
}

function readKeyworded(line: string, context: LineContext): HeadingMatch | null {
  const groups = (keyworded.exec(line) ?? ordinalFirst.exec(line))?.groups;
  if (groups === undefined) return null;
  const { label = "", rest = "" } = groups;
  const value = parseEnglishNumber(groups.number ?? "");
  const name = (groups.keyword ?? "")
    .toLowerCase()
    .replace(/^chap$|^ch$/, "chapter")
    .replace(/^vol$/, "volume");
  if (value === null || !startsAfterWord(rest)) return null;
  const title = cleanTitle(rest);
  const bare = title === "";
  const separated = separator.test(rest);
  if (!bare && !separated && !isTitle(title)) return null;
  if (!bare && /[,;]$/.test(title)) return null;
  const isolated = context.blankBefore || context.blankAfter;
  if (!isolated && !bare && !isTitle(title)) return null;
  const evidence = isolated && (bare || separated || isTitle(title)) ? "strong" : "medium";
  const level = keywordLevels[name] ?? "chapter";
  if (level === "volume" && !bare && !context.blankAfter) return null;
  const inner = level === "volume" && separated ? readKeyworded(title, context) : null;
  if (inner?.level === "chapter") return { ...inner, volume: label };
  return { level, evidence, keyword: name, number: value, label, title };
}

/** `chapter 1` is prose unless it stands alone between blank lines. */
function readLowerCase(line: string, context: LineContext): HeadingMatch | null {
  if (!/^(?:chapter|part) \S{1,8}$/.test(line) || !context.blankBefore || !context.blankAfter) return null;
  const match = readKeyworded(`${line.slice(0, 1).toUpperCase()}${line.slice(1)}`, context);
  return match && { ...match, evidence: "medium", label: line };
}

function startsAfterWord(rest: string): boolean {
  return rest === "" || !/^[A-Za-z0-9'’]/.test(rest);
}

function readSpecial(line: string, context: LineContext): HeadingMatch | null {
  if (!context.blankBefore && !context.blankAfter) return null;
  const bare = line.replace(/^[\s*_#=[(]+|[\s*_=\]).:—-]+$/g, "");
  if (!/^[A-Z]/.test(bare)) return null;
  const [, head = "", title = ""] = /^([^.:—–(]+?)(?:\s*(?:[.:—–]|--)\s*(.{1,80}))?$/.exec(bare) ?? [];
  const found = specials.find(({ words }) => words.test(head));
  if (found === undefined || (title !== "" && !isTitle(title) && !/^\d+$/.test(title))) return null;
  return { level: found.level, evidence: "strong", keyword: found.level, number: null, label: head, title };
}

function readNumeral(line: string, context: LineContext): HeadingMatch | null {
  if (!context.blankBefore || !context.blankAfter) return null;
  const groups = numeralFirst.exec(line)?.groups;
  if (groups === undefined) return null;
  const { number: written = "", mark = "", rest = "" } = groups;
  const value = /^\d+$/.test(written)
    ? Number(written)
    : (parseRoman(written) ?? parseEnglishNumber(written));
  const title = cleanTitle(rest);
  if (value === null || value === 0) return null;
  const dashed = /^\s*[—–-]/.test(rest);
  if (title !== "" && ((mark === "" && !dashed) || title.length > maxBareTitleLength || !isTitle(title)))
    return null;
  return {
    level: "chapter",
    evidence: "weak",
    keyword: "numeral",
    number: value,
    label: `${written}${mark}`,
    title,
  };
}

/** All capitals, or every word but the small ones capitalised, and no sentence or speech. */
export function isTitle(text: string): boolean {
  if (/^["“‘'(]?[a-z]/.test(text) || /[,;]$/.test(text)) return false;
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const weighty = words.filter((each) => !smallWord.test(each));
  const capitalised = weighty.filter((each) => /^\p{Lu}/u.test(each)).length;
  return (
    words.length > 0 && words.length <= 16 && !/^["“]/.test(text) && capitalised >= weighty.length * 0.75
  );
}

function cleanTitle(rest: string): string {
  return rest
    .replace(/^[\s.:)\]—–_*-]+/, "")
    .replace(/[\s_*\]=]+$/, "")
    .replace(/(?:\s*\.){3,}\s*[\divxlc]+$|\s{3,}[\divxlc]+$/, "")
    .replace(/(?<=\p{L}{3})\.$/u, "")
    .trim();
}
