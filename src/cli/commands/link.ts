import { Command } from "commander";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import { toLinkJson } from "../card-output.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

/** `alaya link <card-a> <card-b>`: one link more in the graph. */
export function createLinkCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).link;
  return new Command("link")
    .description(help.about)
    .argument("<card-a>", help.from)
    .argument("<card-b>", help.to)
    .option("--rel <type>", help.rel, "RELATES_TO")
    .option("--reason <text>", help.reason)
    .action(async (from: string, to: string, { rel, reason }: { rel: string; reason?: string }) => {
      await using memory = await openMemoryOf(context.flags);
      const { link, outcome } = await memory.link(from, to, { relation: rel, reason });
      if (context.flags.json) context.printJson({ outcome, link: toLinkJson(link) });
      else {
        const say = cardMessages(context.flags.language).linked[outcome];
        context.print(say(`${link.from} ${link.relation} ${link.to}`));
      }
    });
}
