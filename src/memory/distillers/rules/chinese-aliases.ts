import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import { surnameOf, titleOf } from "./chinese-surnames.ts";
import { familiarPrefixes, femaleTitles, notNames } from "./zh-names.ts";

type CountForms = (forms: readonly string[]) => ReadonlyMap<string, number>;

/** How often a given name must stand alone before it counts as another form of the full name. */
const fewestGivenNames = 2;

/** Joins the forms of one person, where only one full name of the session fits; every other form stays its own. */
export function joinChineseAliases(
  kinds: ReadonlyMap<string, EntityKind>,
  countForms: CountForms,
): readonly EntityDraft[] {
  const persons = [...kinds.keys()].filter((name) => kinds.get(name) === "person");
  const fullNames = persons.filter(isFullName);
  const aliasesOf = new Map<string, string[]>(fullNames.map((name) => [name, []]));
  const joined = new Set<string>();
  for (const form of [...persons, ...lonelyGivenNames(fullNames, kinds, countForms)]) {
    const owner = plainForm(form, persons) ?? onlyOwner(form, fullNames);
    if (owner === null) continue;
    aliasesOf.set(owner, [...(aliasesOf.get(owner) ?? []), form]);
    joined.add(form);
  }
  return [...kinds]
    .filter(([name]) => !joined.has(name))
    .map(([label, kind]) => ({ label, kind, aliases: aliasesOf.get(label) ?? [] }));
}

/** 陈守义, 陈贵: a family name and a given name, with neither title nor prefix. */
function isFullName(name: string): boolean {
  const given = givenOf(name);
  return (
    surnameOf(name) !== "" &&
    (given.length === 1 || given.length === 2) &&
    !notNames.has(given) &&
    titleOf(name) === "" &&
    !familiarPrefixes.has(name.slice(0, 1))
  );
}

const givenOf = (name: string): string => name.slice(surnameOf(name).length);

function lonelyGivenNames(
  fullNames: readonly string[],
  kinds: ReadonlyMap<string, EntityKind>,
  countForms: CountForms,
): readonly string[] {
  const given = [...new Set(fullNames.map(givenOf))].filter(
    (name) => name.length === 2 && !kinds.has(name) && !notNames.has(name),
  );
  if (given.length === 0) return [];
  const counts = countForms([...kinds.keys(), ...given]);
  return given.filter((name) => (counts.get(name) ?? 0) >= fewestGivenNames);
}

/** 春妮 of 春妮儿. */
function plainForm(form: string, persons: readonly string[]): string | null {
  const plain = form.slice(0, -1);
  return form.endsWith("儿") && plain.length > 1 && persons.includes(plain) ? plain : null;
}

function onlyOwner(form: string, fullNames: readonly string[]): string | null {
  const owners = fullNames.filter((name) => name !== form && mayMean(form, name));
  const [owner] = owners;
  return owners.length === 1 && owner !== undefined ? owner : null;
}

function mayMean(form: string, fullName: string): boolean {
  const surname = surnameOf(fullName);
  const given = givenOf(fullName);
  if (form === given) return true;
  const title = titleOf(form);
  if (title !== "") return surnameOf(form) === surname && !femaleTitles.has(title);
  const rest = form.slice(1);
  if (!familiarPrefixes.has(form.slice(0, 1))) return false;
  return rest === surname || (form.startsWith("老") ? false : rest === given.slice(-1) || rest === given);
}
