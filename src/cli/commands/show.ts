import { Command } from "commander";
import type { LinkAtCard, ShownCard } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import { renderInstant, renderLink, toCardJson, toEntityJson } from "../card-output.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

/** `alaya show <card-id>`: a whole card, who is in it, and where its links lead. */
export function createShowCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).show;
  return new Command("show")
    .description(help.about)
    .argument("<card-id>", help.card)
    .action(async (id: string) => {
      await using memory = await openMemoryOf(context.flags);
      const shown = await memory.show(id);
      if (context.flags.json) context.printJson(toJson(shown));
      else context.print(render(shown, context.flags.language));
    });
}

const toJson = ({ card, entities, links }: ShownCard) => ({
  ...toCardJson(card),
  entities: entities.map(toEntityJson),
  links: links.map(toLinkAtCardJson),
});

const toLinkAtCardJson = ({ link, direction, other }: LinkAtCard) => ({
  direction,
  rel: link.relation,
  card_id: other.id,
  title: other.title,
  weight: link.weight,
  reason: link.reason,
  evidence_count: link.evidenceCount,
});

function render({ card, entities, links }: ShownCard, language: Language): string {
  const say = cardMessages(language);
  return [
    say.card(card.id, card.title),
    say.facts(`#${card.kind}`, renderInstant(card.at), card.importance.toFixed(2), card.session),
    ...(card.tags.length > 0 ? [say.tags(card.tags.join(", "))] : []),
    "",
    card.content,
    "",
    say.entities(entities.length),
    ...entities.map(({ label, kind, aliases }) => say.entity(label, kind, aliases)),
    say.links(links.length),
    ...links.flatMap(({ link, direction, other }) => renderLink(link, direction, other)),
  ].join("\n");
}
