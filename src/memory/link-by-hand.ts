import { UsageError } from "../core/errors.ts";
import { isGeneric, type Link, linkKey, normaliseLink, relationNameOf } from "../domain/link.ts";
import { reasonFor } from "./linking/reasons.ts";
import type { Stores } from "./parts.ts";
import { requireTwoCards } from "./require-card.ts";

/** What somebody says of the link between two cards. */
export interface HandLink {
  /** Absent: RELATES_TO. */
  readonly relation?: string | undefined;
  readonly reason?: string | undefined;
}

export interface LinkedByHand {
  /** As it is stored: CAUSES is CAUSED_BY the other way, a symmetric relation has its ends in the order of their ids. */
  readonly link: Link;
  /** `changed` when the link stood already and has a new reason now. */
  readonly outcome: "created" | "changed" | "unchanged";
}

const defaultRelation = "RELATES_TO";
/** Weights of KA-22 and KA-27 in the resolutions of the designs. */
const genericWeight = 0.3;
const statedWeight = 0.5;

/**
 * Links two cards, in the raw layer too, so that a rebuild keeps the link. A link that stands already keeps its weight. Throws `CARD_NOT_FOUND`,
 * `USAGE_SAME_CARD`, `USAGE_BAD_RELATION`.
 */
export async function linkByHand(
  { graph, sessions }: Pick<Stores, "graph" | "sessions">,
  cards: readonly [string, string],
  { relation = defaultRelation, reason }: HandLink = {},
): Promise<LinkedByHand> {
  const name = parseRelation(relation);
  const [from, to] = await requireTwoCards(graph, cards);
  const given = reason?.trim();
  const link = normaliseLink({
    from: from.id,
    to: to.id,
    relation: name,
    weight: isGeneric(name) ? genericWeight : statedWeight,
    reason: given || reasonFor(from, "byHand"),
    evidenceCount: 1,
    at: new Date(Math.max(from.at.getTime(), to.at.getTime())),
  });
  const stored = (await graph.linksAt([from.id])).find((other) => linkKey(other) === linkKey(link));
  if (stored !== undefined && (!given || given === stored.reason))
    return { link: stored, outcome: "unchanged" };
  const written = stored === undefined ? link : { ...stored, reason: link.reason };
  await sessions.putHandLinks([written]);
  await graph.putLinks([written]);
  return { link: written, outcome: stored === undefined ? "created" : "changed" };
}

/** Writes the links made by hand whose cards stand; what distilling says of the same links gives way. */
export async function restoreHandLinks({
  graph,
  sessions,
}: Pick<Stores, "graph" | "sessions">): Promise<void> {
  const links = await sessions.handLinks();
  if (links.length === 0) return;
  const known = new Set((await graph.readingOrder()).map(({ id }) => id));
  await graph.putLinks(links.filter(({ from, to }) => known.has(from) && known.has(to)));
}

const relationPattern = /^\p{L}[\p{L}\p{M}\p{N}_]{0,63}$/u;
/** Edges that do not run between cards, and the table of the custom ones. */
const takenNames: ReadonlySet<string> = new Set(["EXTRACTED_FROM", "MENTIONS", "CUSTOM"]);

function parseRelation(text: string): string {
  const name = relationNameOf(text);
  if (relationPattern.test(name) && !takenNames.has(name)) return name;
  throw new UsageError({
    code: "USAGE_BAD_RELATION",
    message: `"${text}" cannot name a relation between cards`,
    hint: `write letters, digits and underscores, such as INSPIRED_BY; ${[...takenNames].join(", ")} are taken`,
    path: "--rel",
    details: { relation: text, taken: [...takenNames].join(", ") },
  });
}
