import { Command } from "commander";
import type { Distilled } from "../../app/memory.ts";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

const listedCards = 12;
const listedLinks = 20;

/** `alaya distill`: cards, links and vectors out of the sessions that wait for it. */
export function createDistillCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).distill;
  return new Command("distill")
    .description(help.about)
    .option("--session <id>", help.session)
    .action(async (options: { session?: string }) => {
      await using memory = await openMemoryOf(context.flags);
      const { session } = options;
      const distilled = await memory.distill({
        progress: context.progress,
        ...(session !== undefined && { session }),
      });
      if (context.flags.json) context.printJson(toJson(distilled));
      else context.print(describe(distilled, context));
    });
}

const toJson = (distilled: Distilled) => ({
  sessions: distilled.sessions.map(({ id, cards, dropped }) => ({ id, cards: cards.length, dropped })),
  cards: distilled.sessions.reduce((sum, { cards }) => sum + cards.length, 0),
  links: distilled.links.length,
  entities: distilled.entities,
  removed_cards: distilled.removedCards,
  usage: {
    calls: distilled.usage.calls,
    input_tokens: distilled.usage.inputTokens,
    output_tokens: distilled.usage.outputTokens,
  },
});

function describe({ sessions, links }: Distilled, context: CliContext): string {
  const say = cliMessages(context.flags.language);
  if (sessions.length === 0) return say.nothingToDistil;
  const titles = new Map(sessions.flatMap(({ cards }) => cards.map((card) => [card.id, card.title])));
  const blocks = sessions.map(({ id, cards, dropped }) => [
    say.distilling(id),
    say.foundCards(cards.length),
    ...cards.slice(0, listedCards).map((card) => say.card(card.title, card.kind)),
    ...(cards.length > listedCards ? [say.more(cards.length - listedCards)] : []),
    ...Object.entries(dropped).map(([reason, count]) => say.dropped(reason, count)),
  ]);
  const title = (id: (typeof links)[number]["from"]): string => titles.get(id) ?? id;
  return [
    ...blocks.flat(),
    say.createdLinks(links.length),
    ...links
      .slice(0, listedLinks)
      .map((link) => `${say.link(title(link.from), link.relation, title(link.to))}`),
    ...(links.length > listedLinks ? [say.more(links.length - listedLinks)] : []),
    say.embedded(titles.size),
    say.distilled,
  ].join("\n");
}
