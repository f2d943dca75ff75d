import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import type { Word } from "../../../ports/segmenter.ts";
import { joinChineseAliases } from "./chinese-aliases.ts";
import { weighCutNames, weighFullName } from "./chinese-full-names.ts";
import { isTitle, surnameOf, titleOf } from "./chinese-surnames.ts";
import { createNamePoints, enough, type NamePoints } from "./name-points.ts";
import { countForms, type WordedText } from "./names.ts";
import {
  familiarPrefixes,
  notInNames,
  notNameEdges,
  notNames,
  notPlaceEdges,
  notPlaces,
  organisationSuffixes,
  placeBefore,
  placeSuffixes,
  settlementSuffixes,
  speechVerb,
  surnames,
} from "./zh-names.ts";

const speaker = new RegExp(
  `(?:^|[。．！？；：，、”’」』"\\s])(\\p{Script=Han}{2,4}?)${speechVerb}[道着了]?[：:，,“"「]`,
  "gu",
);
const notSpeaking = /[因笑叹哭骂喊叫忙听看想]/u;
const grammaticalTag = /^(?:r|m|d|c|p|u|f|t|y)/;
const latinName = /\b[A-Z][A-Za-z0-9]{1,24}(?:[ .-][A-Z0-9][A-Za-z0-9]{0,24}){0,4}\b/g;

/** Persons, places, organisations and proper things that a Chinese session names, aliases joined. */
export function findChineseNames(texts: readonly WordedText[]): readonly EntityDraft[] {
  const points = createNamePoints();
  for (const text of texts) {
    for (const index of text.words.keys()) weighWord(points, text, index);
    weighSpeakers(points, text);
    for (const [name] of text.text.matchAll(latinName))
      if (!/^[A-Z]{1,3}$/.test(name)) points.give(name, "thing", enough);
  }
  weighCutNames(points, texts);
  const kinds = withoutGlued(points.accepted());
  return joinChineseAliases(kinds, (forms) =>
    countForms(
      texts.map(({ text }) => text),
      forms,
    ),
  );
}

/** Drops what the cutter glued together: 陈贵笑 beside 陈贵, 况陈贵 beside 陈贵. */
function withoutGlued(kinds: ReadonlyMap<string, EntityKind>): ReadonlyMap<string, EntityKind> {
  const isPerson = (name: string): boolean => kinds.get(name) === "person";
  const isGlued = (name: string): boolean => {
    if (name.length < 3 || titleOf(name) !== "") return false;
    const head = name.slice(0, -1);
    const tail = name.slice(1);
    const isSurnamed = surnameOf(name) !== "" && tail.length < 3;
    return isPerson(head) || (isPerson(tail) && (!isSurnamed || titleOf(tail) !== ""));
  };
  return new Map([...kinds].filter(([name, kind]) => kind !== "person" || !isGlued(name)));
}

function weighWord(points: NamePoints, { text, words }: WordedText, index: number): void {
  const word = words[index];
  if (word === undefined) return;
  const next = words[index + 1];
  const touching = next !== undefined && next.start === word.start + word.text.length ? next : undefined;
  weighTitled(points, word, touching, words[index + 2]);
  weighFullName(points, word, touching);
  if (isSubject(text, word, touching)) points.give(word.text, "person", 0.75);
  weighCompound(points, word, touching, text.slice(Math.max(0, word.start - 1), word.start));
  if (word.text.length < 2 || word.text.length > 8 || notNames.has(word.text)) return;
  if (isFamily(word.text)) points.give(word.text, "organisation", 1.5);
  else if (isOrganisation(word)) points.give(word.text, "organisation", word.tag === "nt" ? enough : 1);
  else if (isPlace(word)) weighPlace(points, word, text.slice(Math.max(0, word.start - 1), word.start));
  else if (word.tag === "nz" && !notPlaces.has(word.text)) points.give(word.text, "thing", 1);
  else weighPerson(points, word);
}

/** 薛家, 薛府. */
const isFamily = (text: string): boolean =>
  text.length === 2 && /[家府]$/u.test(text) && surnames.has(text.slice(0, 1));

const isOrganisation = ({ text, tag }: Word): boolean =>
  tag !== "v" &&
  organisationSuffixes.some((suffix) => text.endsWith(suffix) && text.length > suffix.length + 1);

function isPlace({ text, tag }: Word): boolean {
  if (notPlaces.has(text) || notPlaceEdges.test(text)) return false;
  return (
    tag === "ns" || (/^(?:x|nt|nz)$/.test(tag ?? "") && text.length > 2 && placeSuffixes.has(text.slice(-1)))
  );
}

/** A dictionary's word for it is not enough: the name says so itself, or somebody goes there. */
function weighPlace(points: NamePoints, { text, tag }: Word, before: string): void {
  const isTold = placeSuffixes.has(text.slice(-1)) && text.length > 2;
  const isWentTo = placeBefore.test(before);
  if (tag === "ns" && isWentTo) points.give(text, "place", enough);
  else points.give(text, "place", (tag === "ns" ? 0.4 : 0) + (isTold ? 1.5 : 0) + (isWentTo ? 1.5 : 0));
}

function weighPerson(points: NamePoints, { text, tag }: Word): void {
  if (text.length > 4 || notInNames.test(text) || notNameEdges.test(text) || isGeneric(text)) return;
  const isNamed = surnameOf(text) !== "";
  if (tag?.startsWith("nr") === true) {
    points.give(text, "person", isNamed ? (text.length >= 3 ? enough : 1.5) : 1);
  } else if (tag === "x" && isNamed && text.length <= 3) {
    points.give(text, "person", 1);
  } else if (tag === "x" && text.length === 2 && text.startsWith("阿")) {
    points.give(text, "person", 1.5);
  }
}

/** An unknown or proper word that opens a clause and does something. */
function isSubject(text: string, word: Word, next: Word | undefined): boolean {
  if (!/^(?:x|nz|nr)/.test(word.tag ?? "") || word.text.length < 2 || word.text.length > 3) return false;
  const isNobody = notNames.has(word.text) || notPlaces.has(word.text) || isGeneric(word.text);
  if (isNobody || notInNames.test(word.text) || notNameEdges.test(word.text)) return false;
  const isOpening = word.start === 0 || /[\p{P}\s]/u.test(text.charAt(word.start - 1));
  return isOpening && /^[vd]/.test(next?.tag ?? "") && !placeSuffixes.has(word.text.slice(-1));
}

/** 小丫头, 老婆子: a size or an age before a word for anybody. */
const isGeneric = (text: string): boolean => /^[小老大众几各]/u.test(text) && notNames.has(text.slice(1));

/** 陈师傅, 老陈: a family name with its title or a familiar prefix, both one word or each a word of its own. */
function weighTitled(points: NamePoints, word: Word, next: Word | undefined, third: Word | undefined): void {
  const whole = word.text;
  if (!notNames.has(whole) && titleOf(whole) !== "") points.give(whole, "person", enough);
  if (next === undefined) return;
  if (surnameOf(whole) === whole && isTitle(next.text)) points.give(whole + next.text, "person", enough);
  const isPrefixed = familiarPrefixes.has(whole) && next.text.length === 1 && surnames.has(next.text);
  const isFreeAfter = third === undefined || third.start > next.start + 1 || third.text.length > 1;
  if (isPrefixed && isFreeAfter && !notNames.has(whole + next.text)) {
    points.give(whole + next.text, "person", 1.5);
  }
}

/** 枕霞 + 阁, 青石 + 镇: a proper word with the last character of a place, or any noun where somebody goes there. */
function weighCompound(points: NamePoints, word: Word, next: Word | undefined, before: string): void {
  if (next === undefined || !placeSuffixes.has(next.text) || word.text.length > 3) return;
  const isProper = /^(?:nr|nz|ns|x)/.test(word.tag ?? "") && !notNames.has(word.text);
  const isNoun = word.text.length === 2 && /^(?:n|s|a|v|b|f|t)/.test(word.tag ?? "");
  const name = word.text + next.text;
  if (notInNames.test(word.text) || notPlaceEdges.test(name)) return;
  const isWentTo = placeBefore.test(before);
  const isSettlement = settlementSuffixes.has(next.text);
  if (isProper) points.give(name, "place", isWentTo || (isSettlement && word.tag !== "x") ? enough : 1.5);
  else if (isNoun && isSettlement) points.give(name, "place", isWentTo ? 2 : 1);
}

function weighSpeakers(points: NamePoints, { text, words }: WordedText): void {
  const starts = new Map(words.map((word, index) => [word.start, index]));
  for (const match of text.matchAll(speaker)) {
    const name = match[1] ?? "";
    const start = match.index + match[0].indexOf(name);
    const first = starts.get(start);
    if (first === undefined || !isWholeWords(words, first, start + name.length)) continue;
    const isNobody = notNames.has(name) || isGeneric(name) || notInNames.test(name) || notSpeaking.test(name);
    if (!isNobody && !notNameEdges.test(name)) points.give(name, "person", 2);
  }
}

function isWholeWords(words: readonly Word[], first: number, end: number): boolean {
  const own = words.slice(first, first + 3).filter((word) => word.start < end);
  const last = own.at(-1);
  if (last === undefined) return false;
  const isGlued = last.tag === "x" && last.start + last.text.length === end + 1;
  if (last.start + last.text.length !== end && !isGlued) return false;
  if (own.some(({ text, tag }) => text.length > 1 && grammaticalTag.test(tag ?? ""))) return false;
  return own.length === 1 || own.every((word) => word.text.length <= 2 && !/^v/.test(word.tag ?? ""));
}
