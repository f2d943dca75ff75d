import type { Card } from "../domain/card.ts";
import type { Entity } from "../domain/entity.ts";
import type { Link, LinkDirection } from "../domain/link.ts";

const arrows: Readonly<Record<LinkDirection, string>> = { out: "→", in: "←", both: "↔" };

/** A link as somebody sees it who stands at one of its cards, with the card at its other end. */
export function renderLink(link: Link, direction: LinkDirection, other: Card): readonly string[] {
  const reason = link.reason.trim();
  return [
    `  ${arrows[direction]} ${link.relation} (${link.weight.toFixed(2)}) ${other.id} "${other.title}"`,
    ...(reason === "" ? [] : [`      ${reason}`]),
  ];
}

/** An instant as a person reads it: minutes, in UTC. */
export const renderInstant = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** What names a card and tells its sort. */
export const toCardHeadJson = (card: Card) => ({
  card_id: card.id,
  title: card.title,
  kind: card.kind,
  session: card.session,
  at: card.at,
  importance: card.importance,
  tags: card.tags,
});

export const toCardJson = (card: Card) => ({
  ...toCardHeadJson(card),
  namespace: card.namespace,
  language: card.language,
  content: card.content,
  evidence: card.evidence,
});

export const toEntityJson = ({ id, label, kind, aliases }: Entity) => ({
  entity_id: id,
  label,
  kind,
  aliases,
});

export const toLinkJson = (link: Link) => ({
  from: link.from,
  rel: link.relation,
  to: link.to,
  weight: link.weight,
  reason: link.reason,
  evidence_count: link.evidenceCount,
  at: link.at,
});
