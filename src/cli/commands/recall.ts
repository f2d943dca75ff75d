import { Command } from "commander";
import { toRecallJson } from "../../domain/recall-json.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";
import { renderRecall } from "../recall-output.ts";
import { type Asked, deepestWalk, parseAsked, toRecallQuery } from "../recall-query.ts";
import { parseWholeNumber } from "../whole-number.ts";

const defaultLimit = 10;

interface RecallFlags {
  readonly concepts?: readonly string[];
  readonly rel?: readonly string[];
  readonly depth?: number;
  readonly fromNodes?: readonly string[];
  readonly limit?: number;
  /** False when `--no-touch` is given. */
  readonly touch: boolean;
}

/**
 * `alaya recall`: the nearest cards, and where to go from them; asked in words, in parts, or as JSON on stdin. Answers
 * in JSON when a program reads stdout.
 */
export function createRecallCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).recall;
  return new Command("recall")
    .description(help.about)
    .argument("[text...]", help.text)
    .option("--concepts <list>", help.concepts, parseList)
    .option("--rel <list>", help.rel, parseList)
    .option("--depth <n>", help.depth, parseWholeNumber({ least: 0, most: deepestWalk }))
    .option("--from-nodes <list>", help.fromNodes, parseList)
    .option("--limit <n>", help.limit, parseWholeNumber({ least: 1, most: 100 }))
    .option("--no-touch", help.noTouch)
    .action((words: readonly string[], flags: RecallFlags) => runRecall(context, words, flags));
}

async function runRecall(context: CliContext, words: readonly string[], flags: RecallFlags): Promise<void> {
  const query = toRecallQuery(await whatIsAsked(context, words, flags), defaultLimit);
  await using memory = await openMemoryOf(context.flags);
  const result = await memory.recall(query, flags.touch ? {} : { touch: false });
  if (context.flags.json || !context.outIsTerminal) context.printJson(toRecallJson(result));
  else context.print(renderRecall(query.text, result, context.flags.language));
}

/** The flags and words; or stdin, when nothing but a limit is given and a program writes there. */
async function whatIsAsked(
  context: CliContext,
  words: readonly string[],
  flags: RecallFlags,
): Promise<Asked> {
  const { concepts, rel, depth, fromNodes, limit } = flags;
  const isBare = words.length === 0 && concepts === undefined && fromNodes === undefined;
  const piped = isBare ? await context.readInput() : "";
  const asked = piped.trim() === "" ? {} : parseAsked(piped);
  return {
    ...asked,
    ...(words.length > 0 && { text: words.join(" ") }),
    ...(concepts && { concepts: [...concepts] }),
    ...(rel && { relations: [...rel] }),
    ...(depth !== undefined && { depth }),
    ...(fromNodes && { from_nodes: [...fromNodes] }),
    ...(limit !== undefined && { limit }),
  };
}

const parseList = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
