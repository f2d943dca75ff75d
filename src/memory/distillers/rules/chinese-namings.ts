import { sentences } from "../text-spans.ts";
import { isTitle, surnameOf, titleOf } from "./chinese-surnames.ts";
import type { WordedText } from "./names.ts";
import type { Naming } from "./naming.ts";
import { familiarPrefixes, notInNames, notNames, placeNouns, placeSuffixes } from "./zh-names.ts";

/** Nouns and verbs that nothing but a name follows. */
const sureCue =
  /(?:绰号|外号|诨号|诨名|浑名|花名|小名|乳名|别名|别号|雅号|名字|人称|号称|俗称|俗名|俗唤|俗呼|名唤|名叫|又名|又叫|又称|叫做|唤作|称作|管[他她它]叫|图省事|也就是|只说)/u;
const callVerb =
  "(?:绰号|外号|诨号|诨名|浑名|花名|小名|乳名|别名|别号|雅号|名字|人称|号称|俗称|俗名|俗唤|俗呼|名唤|名叫|又名|又叫|又称|只说|叫|喊|称|唤|呼)";
const called = new RegExp(
  `${callVerb}(?:是|叫|作|做|为|唤|称|说)*(?:他|她|它)?(?:作|做|为|是)?(\\p{Script=Han}{2,6}?)(?=[\\p{P}\\s]|$)`,
  "gu",
);
/** 说起长手指，便是…: the name comes first and who bears it after. */
const introduced =
  /(?:说起|提起|说到|人们说的|人们叫的|嘴里的|口中的)(\p{Script=Han}{2,6}?)(?=[，,](?:.{0,6}(?:便是|就是|正是|名字是)|\p{Script=Han}))/gu;
const inverted = /^\s*(\p{Script=Han}{2,6}?)者[，,](\p{Script=Han}{2,6}?)也/u;
const placeSubject =
  /(?:(?:有个|有座|有家|有处|有条|若问|要找|便是|就是)(\p{Script=Han}{3,6}?)(?=[，,]|须|$)|^\s*(\p{Script=Han}{3,6}?)在)/gu;
const descriptive = /[头台口埠摊窖柜仓房屋栈院棚墙渠]$/u;
/** How names begin that only tell one place from another. */
const relative = /^[旧老新大小东西南北前后上下]/u;
const longestNickname = 5;

/** Sentences of a Chinese session that say what somebody, or a place, is called. */
export function findChineseNamings(texts: readonly WordedText[]): readonly Naming[] {
  return texts.flatMap(({ text, words }) => {
    const ends = new Set(words.map((word) => word.start + word.text.length));
    return sentences(text).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end);
      const names = namesGiven(sentence);
      if (names.length === 0) return [];
      const endsWord = (at: number): boolean => ends.has(start + at);
      return personNaming(sentence, names, endsWord) ?? placeNaming(sentence, names) ?? [];
    });
  });
}

function namesGiven(sentence: string): readonly string[] {
  const turned = inverted.exec(sentence);
  const found = [
    ...[...sentence.matchAll(introduced)].map((match) => match[1] ?? ""),
    ...[...sentence.matchAll(called)].map((match) => match[1] ?? ""),
    ...(turned === null ? [] : [turned[1] ?? ""]),
  ];
  return [...new Set(found)].filter((name) => !notNames.has(name) && !notInNames.test(name));
}

/** A family name that a title or a prefix among the names shows, and the full name of the sentence that bears it. */
function personNaming(
  sentence: string,
  names: readonly string[],
  endsWord: (at: number) => boolean,
): readonly Naming[] | null {
  const titledFirst = [...names].sort((a, b) => Number(titleOf(a) === "") - Number(titleOf(b) === ""));
  const surnames = new Set(titledFirst.flatMap((name) => surnameShown(name) ?? []));
  for (const surname of surnames) {
    const label = fullNameIn(sentence, surname, names, endsWord);
    if (label === null) continue;
    const fitting = names.filter((name) => surnameShown(name) === surname || isGivenOf(name, label));
    const isSure = fitting.length > 1 || sureCue.test(sentence);
    const nicknames = names.filter((name) => isSure && name.length <= longestNickname);
    const others = [...new Set([...fitting, ...nicknames])].filter((name) => name !== label);
    return [{ label, kind: "person", names: others }];
  }
  return null;
}

/** 岑 of 岑织户 and of 小岑. */
function surnameShown(name: string): string | null {
  if (titleOf(name) !== "") return surnameOf(name);
  const rest = name.slice(1);
  return familiarPrefixes.has(name.slice(0, 1)) && rest !== "" && surnameOf(rest) === rest ? rest : null;
}

const isGivenOf = (name: string, fullName: string): boolean =>
  name.startsWith("阿") ? fullName.endsWith(name.slice(1)) : fullName.endsWith(name) && name.length === 2;

function fullNameIn(
  sentence: string,
  surname: string,
  names: readonly string[],
  endsWord: (at: number) => boolean,
): string | null {
  for (let at = sentence.indexOf(surname); at >= 0; at = sentence.indexOf(surname, at + 1)) {
    if (names.some((name) => isWithin(sentence, name, at))) continue;
    for (const length of [2, 1]) {
      const end = at + surname.length + length;
      const given = sentence.slice(at + surname.length, end);
      if (!/^\p{Script=Han}+$/u.test(given) || notInNames.test(given)) continue;
      if (given.length === length && !isTitle(given) && endsWord(end)) return surname + given;
    }
  }
  return null;
}

function isWithin(sentence: string, name: string, at: number): boolean {
  for (let start = sentence.indexOf(name); start >= 0; start = sentence.indexOf(name, start + 1)) {
    if (at >= start && at < start + name.length) return true;
  }
  return false;
}

function placeNaming(sentence: string, names: readonly string[]): readonly Naming[] | null {
  if (!sureCue.test(sentence) && !inverted.test(sentence)) return null;
  const subjects = [...sentence.matchAll(placeSubject)].map((match) => match[1] ?? match[2] ?? "");
  const turned = inverted.exec(sentence)?.[2];
  const named = [...subjects, ...(turned === undefined ? [] : [turned])];
  const places = named.filter((name) => !notInNames.test(name) && isPlaceLike(name));
  const all = [...new Set([...places, ...names])];
  const label = all.find((name) => isProperPlace(name) && !relative.test(name)) ?? all.find(isProperPlace);
  if (label === undefined || all.length < 2) return null;
  return [{ label, kind: "place", names: all.filter((name) => name !== label) }];
}

const isProperPlace = (name: string): boolean =>
  name.length > 2 && (placeNouns.has(name.slice(-2)) || placeSuffixes.has(name.slice(-1)));

const isPlaceLike = (name: string): boolean => isProperPlace(name) || descriptive.test(name);
