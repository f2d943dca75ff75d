import { Command, Option } from "commander";
import type { CardList } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { type Card, type CardKind, type CardOrder, cardKinds, cardOrders } from "../../domain/card.ts";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import { renderInstant, toCardHeadJson } from "../card-output.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";
import { parseWholeNumber } from "../whole-number.ts";

const defaultLimit = 20;
const mostListed = 100_000;

interface ListOptions {
  readonly kind?: CardKind;
  readonly session?: string;
  readonly entity?: string;
  readonly limit: number;
  readonly sort: CardOrder;
}

/** `alaya list`: the cards of the memory, all or some. */
export function createListCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).list;
  return new Command("list")
    .description(help.about)
    .addOption(new Option("--kind <kind>", help.kind).choices(cardKinds))
    .option("--session <id>", help.session)
    .option("--entity <name>", help.entity)
    .option("--limit <n>", help.limit, parseWholeNumber({ least: 1, most: mostListed }), defaultLimit)
    .addOption(new Option("--sort <order>", help.sort).choices(cardOrders).default("at"))
    .action(async (options: ListOptions) => {
      await using memory = await openMemoryOf(context.flags);
      const list = await memory.list(options);
      if (context.flags.json) context.printJson(toJson(list));
      else context.print(render(list, context.flags.language));
    });
}

const toJson = ({ cards, matching }: CardList) => ({ matching, cards: cards.map(toCardHeadJson) });

function render({ cards, matching }: CardList, language: Language): string {
  const say = cardMessages(language);
  return matching === 0
    ? say.noCards
    : [...cards.map(renderCard), say.listed(cards.length, matching)].join("\n");
}

const renderCard = ({ id, title, kind, at, importance }: Card): string =>
  `${id}  ${renderInstant(at)}  ${importance.toFixed(2)}  #${kind}  ${title}`;
