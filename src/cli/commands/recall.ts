import { Command } from "commander";
import { UsageError } from "../../core/errors.ts";
import { toRecallJson } from "../../domain/recall-json.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";
import { renderRecall } from "../recall-output.ts";
import { parseWholeNumber } from "../whole-number.ts";

const defaultLimit = 10;

/** `alaya recall "<text>"`: the nearest cards, and where to go from them. JSON when a program reads stdout. */
export function createRecallCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).recall;
  return new Command("recall")
    .description(help.about)
    .argument("<text...>", help.text)
    .option("--limit <n>", help.limit, parseWholeNumber({ least: 1, most: 100 }), defaultLimit)
    .action(async (words: string[], options: { limit: number }) => {
      const text = requireText(words.join(" "));
      await using memory = await openMemoryOf(context.flags);
      const result = await memory.recall({ text, limit: options.limit });
      if (context.flags.json || !context.outIsTerminal) context.printJson(toRecallJson(result));
      else context.print(renderRecall(text, result, context.flags.language));
    });
}

function requireText(text: string): string {
  if (text.trim() !== "") return text;
  throw new UsageError({
    code: "USAGE_EMPTY_QUERY",
    message: "there is nothing to recall: the text is empty",
    hint: 'write for example alaya recall "who repaired the bridge"',
  });
}
