import type { Language } from "../../../core/language.ts";
import type { Session } from "../../../domain/session.ts";
import type { EntityDraft } from "../../../ports/distiller.ts";
import { findChineseNames } from "./chinese-names.ts";
import { findChineseNamings } from "./chinese-namings.ts";
import { findEnglishNames } from "./english-names.ts";
import { findEnglishNamings } from "./english-namings.ts";
import type { WordedText } from "./names.ts";
import { withNamings } from "./naming.ts";

/** A longer text is no name of a speaker. */
const longestSpeaker = 60;

/** Whom and what a session names, and who speaks in it; in the order of their labels. */
export function findEntities(
  session: Session,
  texts: readonly WordedText[],
  language: Language,
): readonly EntityDraft[] {
  const found = language === "zh" ? chineseEntities(texts) : englishEntities(texts.map(({ text }) => text));
  const known = new Set(found.flatMap((draft) => [draft.label, ...draft.aliases]));
  const speakers = new Set(
    session.turns.flatMap(({ speaker = "" }) => (speaker.length > longestSpeaker ? [] : speaker.trim())),
  );
  const silent: readonly EntityDraft[] = [...speakers]
    .filter((label) => label !== "" && !known.has(label))
    .map((label) => ({ label, kind: "person", aliases: [] }));
  const drafts = [...found.map((draft) => asPerson(draft, speakers)), ...silent];
  return [...withShortNames(drafts, speakers)].sort((a, b) => (a.label < b.label ? -1 : 1));
}

const chineseEntities = (texts: readonly WordedText[]): readonly EntityDraft[] =>
  withNamings(findChineseNames(texts), findChineseNamings(texts));

const englishEntities = (texts: readonly string[]): readonly EntityDraft[] =>
  withNamings(findEnglishNames(texts), findEnglishNamings(texts));

function asPerson(draft: EntityDraft, speakers: ReadonlySet<string>): EntityDraft {
  const speaks = [draft.label, ...draft.aliases].some((form) => speakers.has(form));
  return speaks ? { ...draft, kind: "person" } : draft;
}

/** Mel for Melanie: the beginning of only one speaker's name, itself taken for a name. */
function withShortNames(
  drafts: readonly EntityDraft[],
  speakers: ReadonlySet<string>,
): readonly EntityDraft[] {
  const ownerOf = new Map<string, string>();
  for (const { label, aliases } of drafts) {
    const owners = [...speakers].filter((speaker) => speaker !== label && isShortFor(label, speaker));
    const [owner] = owners;
    if (owners.length === 1 && owner !== undefined && aliases.length === 0) ownerOf.set(label, owner);
  }
  return drafts
    .filter(({ label }) => !ownerOf.has(label))
    .map((draft) => {
      const short = [...ownerOf].filter(([, owner]) => owner === draft.label).map(([label]) => label);
      return short.length === 0 ? draft : { ...draft, aliases: [...draft.aliases, ...short] };
    });
}

const isShortFor = (short: string, name: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(short) && name.startsWith(short) && /^\p{Ll}/u.test(name.slice(short.length));
