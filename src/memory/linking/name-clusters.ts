import type { Entity } from "../../domain/entity.ts";
import type { EntityDraft } from "../../ports/distiller.ts";
import { isEnglishTitle } from "../distillers/rules/english-names.ts";

/** Labels that mean one entity, under one of them. */
export interface NameClusters {
  /** Each cluster's label with its other names, ordered by label. */
  all(): readonly { readonly label: string; readonly aliases: readonly string[] }[];
  /** The label of the cluster that a draft's label is in. */
  labelOf(draftLabel: string): string;
  /** Names that several clusters claim and none clearly, with the labels of those clusters. */
  divided(): ReadonlyMap<string, readonly string[]>;
}

/** The share of all claims on a short name that makes it one claimant's. */
const clearShare = 0.75;
/** A form that stands for itself in so many times more sessions than it is claimed in belongs to nobody. */
const aloneTooOften = 3;

/**
 * How many sessions claim an alias for a label. Where any text states whose a name is, guesses from its form do not
 * count; what a store holds already counts as stated.
 */
interface Claims {
  readonly byAlias: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly stated: ReadonlySet<string>;
}

export function createNameClusters(
  sessions: readonly (readonly EntityDraft[])[],
  existing: readonly Entity[],
): NameClusters {
  const known = existing.map((entity) => ({ ...entity, stated: entity.aliases }));
  const drafts: readonly EntityDraft[] = [...sessions.flat(), ...known];
  const labelCounts = new Map<string, number>();
  for (const { label } of drafts) labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
  const claims = countClaims(drafts, labelCounts);
  const oldLabels = new Set(existing.map(({ label }) => label));
  const parents = joinLabels(labelCounts, claims, oldLabels);
  const members = gatherMembers(labelCounts, parents);
  const names = new Map(
    [...members].map(([root, labels]) => [root, mainLabel(labels, labelCounts, oldLabels)]),
  );
  const claimed = gatherAliases(claims, labelCounts, parents);
  const labelOf = (label: string): string => names.get(rootOf(label, parents)) ?? label;
  return {
    labelOf,
    divided: () => dividedNames(claims, labelOf),
    all: () =>
      [...members]
        .map(([root, labels]) => {
          const label = names.get(root) ?? root;
          const others = labels.filter((name) => name !== label);
          return { label, aliases: [...others, ...(claimed.get(root) ?? [])].sort() };
        })
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
  };
}

function countClaims(drafts: readonly EntityDraft[], labelCounts: ReadonlyMap<string, number>): Claims {
  const stated = countAliases(drafts, ({ stated: names = [] }) => names);
  const guessed = countAliases(drafts, ({ aliases }) => aliases);
  const fullNames = fullNamesOf(drafts);
  const rivalled = [...guessed].map(
    ([alias, claimants]) => [alias, withRivals(alias, claimants, fullNames, labelCounts)] as const,
  );
  return { byAlias: new Map([...rivalled, ...stated]), stated: new Set(stated.keys()) };
}

/** A short name that could be a part of another full name too is claimed by all sessions that know that one. */
function withRivals(
  alias: string,
  claimants: ReadonlyMap<string, number>,
  fullNames: readonly FullName[],
  labelCounts: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const rivals = fullNames
    .filter(({ name, label }) => isNamePart(alias, name) && !claimants.has(label))
    .map(({ label }) => [label, labelCounts.get(label) ?? 1] as const);
  if (rivals.length === 0) return claimants;
  const known = [...claimants].map(
    ([label, count]) => [label, Math.max(count, labelCounts.get(label) ?? 0)] as const,
  );
  return new Map([...known, ...rivals]);
}

interface FullName {
  readonly name: string;
  readonly label: string;
}

function fullNamesOf(drafts: readonly EntityDraft[]): readonly FullName[] {
  const labels = new Map<string, string>();
  for (const { label, kind, stated = [] } of drafts) {
    if (kind !== "person") continue;
    for (const name of [label, ...stated]) if (!isTitled(name)) labels.set(name, label);
  }
  return [...labels].map(([name, label]) => ({ name, label }));
}

const isTitled = (name: string): boolean => isEnglishTitle((name.split(" ")[0] ?? "").replace(/\.$/, ""));

/** 守义 of 陈守义, Anna and Reed of Anna Reed. */
function isNamePart(part: string, name: string): boolean {
  if (part.length < 2 || part.length >= name.length) return false;
  const words = name.split(" ");
  if (words.length > 1) return words[0] === part || words.at(-1) === part;
  return name.length === 3 && name.slice(1) === part;
}

function countAliases(
  drafts: readonly EntityDraft[],
  namesOf: (draft: EntityDraft) => readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const claims = new Map<string, Map<string, number>>();
  for (const draft of drafts) {
    for (const alias of namesOf(draft)) {
      const claimants = claims.get(alias) ?? new Map<string, number>();
      claimants.set(draft.label, (claimants.get(draft.label) ?? 0) + 1);
      claims.set(alias, claimants);
    }
  }
  return claims;
}

/** The label with by far the most claims on an alias, or `null` when they are divided. */
function clearClaimant(
  alias: string,
  claims: Claims,
): { readonly label: string; readonly count: number } | null {
  const claimants = [...(claims.byAlias.get(alias) ?? [])];
  const whole = claimants.reduce((sum, [, count]) => sum + count, 0);
  const [label, count] = claimants.reduce((best, next) => (next[1] > best[1] ? next : best), ["", 0]);
  return count > 0 && count >= clearShare * whole ? { label, count } : null;
}

function dividedNames(
  claims: Claims,
  labelOf: (label: string) => string,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...claims.byAlias].flatMap(([alias, claimants]) => {
      const labels = [...new Set([...claimants.keys()].map(labelOf))];
      return labels.length > 1 && clearClaimant(alias, claims) === null ? [[alias, labels] as const] : [];
    }),
  );
}

function joinLabels(
  labelCounts: ReadonlyMap<string, number>,
  claims: Claims,
  oldLabels: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const parents = new Map<string, string>();
  const oldOf = new Map([...oldLabels].map((label) => [label, label]));
  for (const label of [...labelCounts.keys()].sort()) {
    const claimant = clearClaimant(label, claims);
    if (claimant === null) continue;
    if (!claims.stated.has(label) && !mayJoin(label, claimant, labelCounts)) continue;
    const own = rootOf(label, parents);
    const other = rootOf(claimant.label, parents);
    const bothOld = oldOf.has(own) && oldOf.has(other);
    if (own === other || bothOld) continue;
    parents.set(own, other);
    const old = oldOf.get(own);
    if (old !== undefined) oldOf.set(other, old);
  }
  return parents;
}

/** A part of the full name joins it freely; a title or a nickname only when it rarely stands for itself. */
function mayJoin(
  label: string,
  claimant: { readonly label: string; readonly count: number },
  labelCounts: ReadonlyMap<string, number>,
): boolean {
  if (claimant.label.includes(label)) return true;
  return (labelCounts.get(label) ?? 0) <= aloneTooOften * claimant.count;
}

function rootOf(label: string, parents: ReadonlyMap<string, string>): string {
  let root = label;
  for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
  return root;
}

function gatherMembers(
  labelCounts: ReadonlyMap<string, number>,
  parents: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const label of labelCounts.keys()) {
    const root = rootOf(label, parents);
    members.set(root, [...(members.get(root) ?? []), label]);
  }
  return members;
}

/** A known entity's own label stays; else the one that most sessions use, then the longest. */
function mainLabel(
  labels: readonly string[],
  labelCounts: ReadonlyMap<string, number>,
  oldLabels: ReadonlySet<string>,
): string {
  const old = labels.find((label) => oldLabels.has(label));
  if (old !== undefined) return old;
  const byUse = (a: string, b: string): number =>
    (labelCounts.get(b) ?? 0) - (labelCounts.get(a) ?? 0) || b.length - a.length || (a < b ? -1 : 1);
  return [...labels].sort(byUse)[0] ?? "";
}

/** Aliases that are no label themselves, by the cluster that clearly claims them. */
function gatherAliases(
  claims: Claims,
  labelCounts: ReadonlyMap<string, number>,
  parents: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const alias of claims.byAlias.keys()) {
    const claimant = labelCounts.has(alias) ? null : clearClaimant(alias, claims);
    if (claimant === null) continue;
    const root = rootOf(claimant.label, parents);
    aliases.set(root, [...(aliases.get(root) ?? []), alias]);
  }
  return aliases;
}
