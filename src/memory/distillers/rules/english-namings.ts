import { sentences } from "../text-spans.ts";
import { notNames, placeWords } from "./en-names.ts";
import type { Naming } from "./naming.ts";

/** Words that say that what follows, or stands around them, is what somebody is called. */
const cue =
  /\b(?:call(?:s|ed|ing)?|nick-?named?|known (?:\w+ )?as|named|dubbed|christened|styled|names? (?:was|is)|by the name of|otherwise|alias|answer(?:s|ed) to|in common talk|commonly|vulgarly|popularly|locally|that is to say|for short|properly|behind (?:his|her|their) back|(?:neighbours|neighbors|friends|people|locals|customers|strangers|acquaintances|folk) (?:all |just |only |merely )?(?:say|said|made it))\b|: [A-Z][a-z]+ to [a-z]/u;
const word = "[A-Z][\\p{L}]*(?:[’'-]\\p{L}+)*";
/** Capitalised words in a row; one small word may stand in the midst of a trade: "Village elder Dunn". */
const run = new RegExp(
  `(?<![\\p{L}’'])${word}(?: (?:\\p{Ll}{3,} (?=${word}))?${word}){0,3}(?![\\p{L}])`,
  "gu",
);
const phrase = "(?:the|The) ((?:[a-z’'-]+ ){0,3}[a-z’'-]+?)";
const describedAfter = new RegExp(
  `\\b(?:called(?: it)?|known as|in common talk|commonly|vulgarly|popularly|locally|dubbed|said(?: merely| only| simply| just)?) ${phrase}(?=[,;.!?]| (?:was|is|were)\\b|$)`,
  "u",
);
const describedBefore = new RegExp(`^\\s*${phrase}, (?:that is to say|properly|or rather)\\b`, "u");
/** "Ezra Pike, called Lucky": a full name and at once what else its bearer is called. */
const byname = new RegExp(
  `(?<![\\p{L}’'])(${word} ${word}),? (?:(?:also|commonly|generally|usually|often|better|otherwise|who was|whom \\w+) )*(?:called|nick-?named|known as|dubbed|alias)(?: by \\w+)? ["“‘]?(${word}(?: ${word}){0,2})(?![\\p{L}])`,
  "u",
);
const longestNickname = 3;

/** Sentences of an English session that say what somebody, or a place, is called. */
export function findEnglishNamings(texts: readonly string[]): readonly Naming[] {
  return texts.flatMap((text) =>
    sentences(text).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end).replace(/\s+/g, " ").trim();
      if (!cue.test(sentence)) return [];
      return personNaming(sentence) ?? placeNaming(sentence) ?? [];
    }),
  );
}

/** The full name that the most of the other names in the sentence are parts of, with all of them. */
function personNaming(sentence: string): readonly Naming[] | null {
  const runs = [...new Set(namesIn(sentence))];
  const owned = runs
    .filter((name) => name.split(" ").length === 2 && isPlain(name))
    .map((label) => ({ label, names: runs.filter((name) => isPartOf(name, label)) }))
    .sort((a, b) => b.names.length - a.names.length);
  const [best] = owned;
  if (best === undefined || best.names.length < 2) return bynameIn(sentence);
  const { label, names } = best;
  const nicknames = runs.filter((name) => isNickname(name, label, sentence));
  return [{ label, kind: "person", names: [...new Set([...names, ...nicknames])] }];
}

function bynameIn(sentence: string): readonly Naming[] | null {
  const [, label, name] = byname.exec(sentence) ?? [];
  return label === undefined || name === undefined ? null : [{ label, kind: "person", names: [name] }];
}

function namesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(run)].flatMap(([found]) => {
    const words = found.split(" ");
    while (notNames.has(words[0] ?? "") || /^\p{Ll}/u.test(words[0] ?? "")) words.shift();
    return words.length === 0 ? [] : [words.join(" ")];
  });
}

const isPlain = (name: string): boolean => name.split(" ").every((part) => /^\p{Lu}/u.test(part));

/** A first name, or a trade or title with the surname. */
function isPartOf(name: string, label: string): boolean {
  const [first, surname] = label.split(" ");
  const words = name.split(" ");
  return (
    name !== label && (name === first || (words.length > 1 && words.at(-1) === surname && words[0] !== first))
  );
}

function isNickname(name: string, label: string, sentence: string): boolean {
  const words = name.split(" ");
  const isPlace = placeWords.has(words.at(-1) ?? "") || comesFrom(name, sentence);
  return name !== label && words.length > 1 && words.length <= longestNickname && isPlain(name) && !isPlace;
}

const comesFrom = (name: string, sentence: string): boolean =>
  /\b(?:from|in|at|near|of|by|on)(?: the)? $/.test(sentence.slice(0, sentence.indexOf(name)));

/** A place's name and what everybody calls it: "the old stage". */
function placeNaming(sentence: string): readonly Naming[] | null {
  const described = describedAfter.exec(sentence)?.[1] ?? describedBefore.exec(sentence)?.[1];
  const label = namesIn(sentence).find(
    (name) => name.includes(" ") && placeWords.has(name.split(" ").at(-1) ?? ""),
  );
  if (described === undefined || label === undefined || !described.includes(" ")) return null;
  return [{ label, kind: "place", names: [described] }];
}
