import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import {
  commonTitles,
  femaleTitles,
  maleTitles,
  notNames,
  organisationWords,
  personVerbs,
  placePrepositions,
  placeWords,
  speechBefore,
} from "./en-names.ts";
import { joinEnglishAliases } from "./english-aliases.ts";
import { bestKind, type KindPoints, noPoints } from "./names.ts";

/** What a session tells of one capitalised form. */
export interface EnglishSighting {
  readonly form: string;
  readonly points: KindPoints;
  /** Sightings inside a sentence, where a capital means something. */
  inside: number;
  total: number;
  /** Feminine minus masculine pronouns that follow within the sentence. */
  feminine: number;
}

const nameWord = "[A-Z][\\p{L}\\d]{0,24}(?:[’'-]\\p{Lu}?\\p{L}{1,24}){0,3}(?![\\p{L}\\d])";
const abbreviated = "(?:Mr|Mrs|Ms|Dr|St|Prof|Rev|Hon|Capt|Col|Gen|Lt|Sgt|Messrs|[A-Z])\\.";
const part = `(?:${abbreviated}|${nameWord})`;
const linked =
  "(?:of(?<=\\b(?:Isle|House|University|Bank|Duke|Duchess|Earl|Prince|Princess|King|Queen|Lord|Cape|Church|City|Bay|Museum|Ministry|Department|College|Gulf|Sea)\\s+of)|de|von|van|la|du)";
const capitalRun = new RegExp(`(?<![\\p{L}\\d])${part}(?:[ \\n]\\s*(?:${linked}\\s+)?${part}){0,4}`, "gu");
const afterSentence = /(?:^|[.!?:;—*_|>]|--|\n\s*\n|["“‘'(\]])\s*$/u;
const pronoun = /\b(?:he|his|him|himself|she|her|herself)\b/;
const possessive = /[’']s$|[’']$/u;
const lowerWord = /(?<![\p{L}’'])\p{Ll}[\p{L}]+/gu;

/** Persons, places, organisations and things that an English session names, aliases joined. */
export function findEnglishNames(texts: readonly string[]): readonly EntityDraft[] {
  const sightings = new Map<string, EnglishSighting>();
  const lower = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(lowerWord)) lower.set(word, (lower.get(word) ?? 0) + 1);
    for (const match of text.matchAll(capitalRun)) sightRun(sightings, text, match[0], match.index);
  }
  const names = [...sightings.values()].filter(
    (sighting) => isName(sighting, lower) && !runsOn(sighting.form, sightings),
  );
  return joinEnglishAliases(names, kindOf);
}

const kindOf = (sighting: EnglishSighting): EntityKind => {
  const total = Object.values(sighting.points).reduce((sum, points) => sum + points, 0);
  return total === 0 ? "thing" : bestKind(sighting.points);
};

/** "Salt Bridge Captain Reed": a place that stands by itself elsewhere, and who was there. */
function runsOn(form: string, sightings: ReadonlyMap<string, EnglishSighting>): boolean {
  const words = form.split(" ");
  return words.some(
    (word, index) =>
      index > 0 &&
      index < words.length - 1 &&
      placeWords.has(word) &&
      sightings.has(words.slice(0, index + 1).join(" ")),
  );
}

function isName({ form, inside, total }: EnglishSighting, lower: ReadonlyMap<string, number>): boolean {
  if (form.includes(" ")) return inside > 0 || total > 1;
  if (form.length < 2 || (form.length > 4 && form === form.toUpperCase())) return false;
  return inside > 0 && (lower.get(form.toLowerCase()) ?? 0) <= inside / 2;
}

export const isEnglishTitle = (word: string): boolean =>
  maleTitles.has(word) || femaleTitles.has(word) || commonTitles.has(word);

const bare = (word: string): string => word.replace(/\.$/, "");

/** Takes the words off a run that only a sentence's beginning or the grammar made part of it. */
function sightRun(sightings: Map<string, EnglishSighting>, text: string, run: string, at: number): void {
  const words = run.split(/\s+/);
  let offset = at;
  let isStart = afterSentence.test(text.slice(Math.max(0, at - 8), at));
  while (words.length > 0 && isOrdinary(words, 0)) {
    offset += text.slice(offset).indexOf(words[0] ?? "") + (words[0]?.length ?? 0);
    offset += /^\s*/.exec(text.slice(offset))?.[0].length ?? 0;
    words.shift();
    isStart = false;
    if (/^(?:of|de|von|van|la|du)$/.test(words[0] ?? "")) return;
  }
  while (words.length > 0 && isOrdinary(words, words.length - 1)) words.pop();
  const form = words
    .map((word, index) => (index === words.length - 1 ? word.replace(possessive, "") : word))
    .join(" ");
  if (form === "" || isEnglishTitle(bare(form))) return;
  const end = offset + text.slice(offset).indexOf(words.at(-1) ?? "") + (words.at(-1)?.length ?? 0);
  sight(sightings, { form, text, start: offset, end, isStart });
}

function isOrdinary(words: readonly string[], index: number): boolean {
  const word = bare((words[index] ?? "").replace(/[’'].*$/u, ""));
  if (word === "" || /^(?:of|de|von|van|la|du)$/.test(word)) return true;
  const isTitleBefore = index === 0 && words.length > 1 && isEnglishTitle(word);
  return !isTitleBefore && notNames.has(word);
}

function sight(
  sightings: Map<string, EnglishSighting>,
  seen: { form: string; text: string; start: number; end: number; isStart: boolean },
): void {
  const { form, text, start, end, isStart } = seen;
  const known = sightings.get(form);
  const sighting = known ?? { form, points: noPoints(), inside: 0, total: 0, feminine: 0 };
  if (known === undefined) sightings.set(form, sighting);
  sighting.total++;
  if (!isStart || isEnglishTitle(bare(form.split(" ")[0] ?? ""))) sighting.inside++;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 80);
  weighKind(sighting.points, form, before, after);
  const sameSentence = after.split(/[.!?]/)[0] ?? "";
  if (pronoun.test(sameSentence)) sighting.points.person += 0.25;
  sighting.feminine +=
    count(sameSentence, /\b(?:she|her|herself)\b/g) - count(sameSentence, /\b(?:he|his|him|himself)\b/g);
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function weighKind(points: KindPoints, form: string, before: string, after: string): void {
  const words = form.split(" ");
  const last = words.at(-1) ?? "";
  if (words.length > 1 && isEnglishTitle(bare(words[0] ?? "")) && !placeWords.has(last)) points.person += 4;
  if (words.length > 1 && placeWords.has(last)) points.place += 4;
  if (words.length > 1 && organisationWords.has(last)) points.organisation += 4;
  if (placePrepositions.has(/(\p{L}+)\s+$/u.exec(before)?.[1] ?? "")) points.place += 1;
  if (personVerbs.test(after)) points.person += 1;
  if (speechBefore.test(before)) points.person += 1;
  if (/^[’']s\s+\p{Ll}/u.test(after)) points.person += 0.5;
  if (/\bthe\s+$/i.test(before)) points.thing += 0.5;
}
