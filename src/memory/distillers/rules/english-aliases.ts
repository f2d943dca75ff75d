import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import { commonTitles, femaleTitles, maleTitles } from "./en-names.ts";

type Gender = "male" | "female" | "unknown";

interface Named {
  readonly form: string;
  readonly total: number;
  /** Feminine minus masculine pronouns that follow the form. */
  readonly feminine: number;
}

interface Person {
  readonly form: string;
  readonly total: number;
  readonly title: string;
  /** Names after the title. */
  readonly names: readonly string[];
  readonly gender: Gender;
}

/** Joins the forms of one person, where only one person of the session fits; every other form stays its own. */
export function joinEnglishAliases<Sighting extends Named>(
  sightings: readonly Sighting[],
  kindOf: (sighting: Sighting) => EntityKind,
): readonly EntityDraft[] {
  const kinds = new Map(sightings.map((sighting) => [sighting.form, kindOf(sighting)]));
  const persons = sightings.map(toPerson).filter((person) => mayBePerson(person, kinds));
  const ownerOf = new Map<string, string>();
  for (const person of persons) {
    const owner = onlyOwner(person, persons);
    if (owner !== null) ownerOf.set(person.form, owner);
  }
  const aliasesOf = new Map<string, string[]>();
  for (const form of ownerOf.keys()) {
    const owner = lastOwner(form, ownerOf);
    aliasesOf.set(owner, [...(aliasesOf.get(owner) ?? []), form]);
  }
  return sightings
    .filter(({ form }) => !ownerOf.has(form))
    .map(({ form }) => {
      const aliases = aliasesOf.get(form) ?? [];
      const isPerson = [form, ...aliases].some((name) => kinds.get(name) === "person");
      return { label: form, kind: isPerson ? "person" : (kinds.get(form) ?? "thing"), aliases };
    });
}

/** A bare surname may belong to a titled form that itself belongs to a full name. */
function lastOwner(form: string, ownerOf: ReadonlyMap<string, string>): string {
  const owner = ownerOf.get(form);
  return owner === undefined ? form : lastOwner(owner, ownerOf);
}

function toPerson({ form, total, feminine }: Named): Person {
  const [first = "", ...rest] = form.split(" ");
  const title = first.replace(/\.$/, "");
  const ofTitle = rest.length > 0 ? genderOfTitle(title) : null;
  const seen: Gender = feminine > 0 ? "female" : feminine < 0 ? "male" : "unknown";
  return {
    form,
    total,
    title: ofTitle === null ? "" : title,
    names: ofTitle === null ? [first, ...rest] : rest,
    gender: ofTitle === null || ofTitle === "unknown" ? seen : ofTitle,
  };
}

function genderOfTitle(title: string): Gender | null {
  if (maleTitles.has(title)) return "male";
  if (femaleTitles.has(title)) return "female";
  return commonTitles.has(title) ? "unknown" : null;
}

/** A full name in which nothing tells its kind may be a person's too. */
function mayBePerson(person: Person, kinds: ReadonlyMap<string, EntityKind>): boolean {
  const kind = kinds.get(person.form);
  return person.names.length <= 3 && (kind === "person" || kind === "thing");
}

/** The only person whose fuller form this may be; of "Ann Lee" and "Miss Ann Lee" the one without the title. */
function onlyOwner(form: Person, persons: readonly Person[]): string | null {
  const fuller = persons.filter((other) => other.form !== form.form && mayMean(form, other));
  const full = fuller.filter((other) => other.names.length > 1);
  const candidates = full.length > 0 ? full : fuller;
  const people = new Set(candidates.map((other) => other.names.join(" ")));
  if (people.size !== 1) return null;
  return (candidates.find((other) => other.title === "") ?? candidates[0])?.form ?? null;
}

function mayMean(form: Person, fuller: Person): boolean {
  const [only] = form.names;
  if (form.names.length > 1) {
    const isSameName = form.names.join(" ") === fuller.names.join(" ");
    return isSameName && form.title !== "" && fuller.title === "" && !areOpposed(form.gender, fuller.gender);
  }
  const surname = fuller.names.at(-1);
  if (form.title !== "") return fuller.names.length > 1 && only === surname && isTitledFormOf(form, fuller);
  if (fuller.names.length > 1)
    return only === fuller.names[0] || (only === surname && form.gender !== "female");
  return fuller.title !== "" && only === surname && fuller.gender !== "female";
}

/**
 * Genders must be known to agree. Where a text tells "Mr. John Hill" from "Mr. Hill" and names the latter more often,
 * they are two.
 */
function isTitledFormOf(form: Person, fuller: Person): boolean {
  const isToldApart = form.title === fuller.title && form.total > fuller.total;
  const agree = form.gender === fuller.gender || (form.gender === "unknown" && fuller.gender !== "unknown");
  return agree && !isToldApart;
}

const areOpposed = (a: Gender, b: Gender): boolean => a !== b && a !== "unknown" && b !== "unknown";
