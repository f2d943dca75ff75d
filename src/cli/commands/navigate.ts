import { Command } from "commander";
import type { CardPaths, Step } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { directionAt, otherEnd } from "../../domain/link.ts";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import { renderLink, toCardHeadJson, toLinkJson } from "../card-output.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";
import { parseWholeNumber } from "../whole-number.ts";

const deepest = 3;

/** `alaya navigate <card-a> <card-b>`: ways along the links; that there is none is an answer, not a failure. */
export function createNavigateCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).navigate;
  return new Command("navigate")
    .description(help.about)
    .argument("<card-a>", help.from)
    .argument("<card-b>", help.to)
    .option("--depth <n>", help.depth, parseWholeNumber({ least: 1, most: deepest }), deepest)
    .action(async (from: string, to: string, { depth }: { depth: number }) => {
      await using memory = await openMemoryOf(context.flags);
      const found = await memory.paths(from, to, { maxDepth: depth });
      if (context.flags.json) context.printJson(toJson(found));
      else context.print(render(found, depth, context.flags.language));
    });
}

const toJson = ({ from, to, paths }: CardPaths) => ({
  from: toCardHeadJson(from),
  to: toCardHeadJson(to),
  paths: paths.map(({ score, steps }) => ({
    score,
    relations: steps.map(({ link }) => link.relation),
    cards: [from.id, ...steps.map((step) => step.to.id)],
    links: steps.map(({ link }) => toLinkJson(link)),
  })),
});

function render({ from, to, paths }: CardPaths, depth: number, language: Language): string {
  const say = cardMessages(language);
  const blocks = paths.flatMap(({ score, steps }, index) => [
    "",
    say.path(index + 1, score.toFixed(2)),
    ...steps.flatMap(renderStep),
  ]);
  return [
    say.navigating(`${from.id} "${from.title}"`, `${to.id} "${to.title}"`),
    ...(paths.length > 0 ? blocks : [say.noPath(depth)]),
  ].join("\n");
}

const renderStep = ({ link, to }: Step): readonly string[] =>
  renderLink(link, directionAt(otherEnd(to.id, link), link), to);
