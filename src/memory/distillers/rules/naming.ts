import type { EntityKind } from "../../../domain/entity.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";

/** What a sentence says somebody or something is called. */
export interface Naming {
  readonly label: string;
  readonly kind: EntityKind;
  /** Other names that the sentence gives, without `label`. */
  readonly names: readonly string[];
}

/** Adds what a session states about names: the forms of one naming become one draft, whatever else they were taken for. */
export function withNamings(
  drafts: readonly EntityDraft[],
  namings: readonly Naming[],
): readonly EntityDraft[] {
  return namings.reduce(withNaming, drafts);
}

function withNaming(drafts: readonly EntityDraft[], { label, kind, names }: Naming): readonly EntityDraft[] {
  const given = new Set(names);
  const own = drafts.find((draft) => draft.label === label);
  const merged = drafts.filter((draft) => draft.label === label || given.has(draft.label));
  const rest = drafts
    .filter((draft) => !merged.includes(draft))
    .map((draft) => ({ ...draft, aliases: draft.aliases.filter((alias) => !given.has(alias)) }));
  const aliases = merged.flatMap((draft) => [draft.label, ...draft.aliases]);
  return [
    ...rest,
    {
      label,
      kind,
      aliases: [...new Set([...aliases, ...names])].filter((name) => name !== label),
      stated: [...new Set([...(own?.stated ?? []), ...names])],
    },
  ];
}
