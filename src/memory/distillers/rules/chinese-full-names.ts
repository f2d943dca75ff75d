import type { Word } from "../../../ports/segmenter.ts";
import { isTitle, surnameOf } from "./chinese-surnames.ts";
import type { NamePoints } from "./name-points.ts";
import type { WordedText } from "./names.ts";
import { notInNames, notNameEdges, notNames, placeSuffixes } from "./zh-names.ts";

const properTag = /^(?:nr|ns|nz|x)/;
const nominalTag = /^(?:n|x|a|i|j|l|b|vn|t)/;
/** A name's last character that the cutter left outside follows the rest of it in so large a share of all places. */
const cutShare = 0.8;
const fewestCuts = 2;
const cutPoints = 1.5;

/** 陈 + 守义: a family name and a given name that the cutter knows as another word. */
export function weighFullName(points: NamePoints, word: Word, next: Word | undefined): void {
  if (next === undefined || surnameOf(word.text) !== word.text || next.text.length > 2) return;
  const name = word.text + next.text;
  if (isTitle(next.text) || notNames.has(next.text) || notInNames.test(name) || notNameEdges.test(name))
    return;
  const kind = placeSuffixes.has(name.slice(-1)) ? "place" : "person";
  points.give(name, kind, sureness(word.tag ?? "", next));
}

function sureness(surnameTag: string, { text, tag }: Word): number {
  const isWhole = text.length === 2;
  if (/^(?:nr|ns|zg|x|ng|vg)/.test(surnameTag)) {
    if (nominalTag.test(tag ?? "")) return isWhole ? 1.5 : 1;
    return isWhole && /^v/.test(tag ?? "") ? 0.5 : 0;
  }
  return isWhole && properTag.test(tag ?? "") ? 1.5 : 0;
}

/** 赵有 + 根: a name of three characters of which the cutter nearly always leaves the same last one outside. */
export function weighCutNames(points: NamePoints, texts: readonly WordedText[]): void {
  for (const [head, { total, followers }] of countFollowers(texts)) {
    for (const [last, count] of followers) {
      const name = head + last;
      if (count < fewestCuts || count < cutShare * total || notInNames.test(last) || notNameEdges.test(name))
        continue;
      points.give(name, "person", cutPoints * count);
      points.refuse(head);
    }
  }
}

interface Followers {
  total: number;
  readonly followers: Map<string, number>;
}

function countFollowers(texts: readonly WordedText[]): ReadonlyMap<string, Followers> {
  const heads = new Map<string, Followers>();
  for (const { words } of texts) {
    words.forEach((word, index) => {
      if (word.tag !== "x" || word.text.length !== 2 || surnameOf(word.text).length !== 1) return;
      const found = heads.get(word.text) ?? { total: 0, followers: new Map<string, number>() };
      heads.set(word.text, found);
      found.total++;
      const next = words[index + 1];
      if (next === undefined || next.start !== word.start + 2 || next.text.length !== 1) return;
      found.followers.set(next.text, (found.followers.get(next.text) ?? 0) + 1);
    });
  }
  return heads;
}
