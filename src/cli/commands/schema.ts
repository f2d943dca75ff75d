import { Command } from "commander";
import type { Schema } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { padToWidth } from "../display-width.ts";
import { openMemoryOf } from "../open-memory.ts";

interface SchemaOptions {
  readonly relations: boolean;
  readonly nodeTypes: boolean;
}

/** `alaya schema`: what the graph is made of, with counts. */
export function createSchemaCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).schema;
  return new Command("schema")
    .description(help.about)
    .option("--relations", help.relations, false)
    .option("--node-types", help.nodeTypes, false)
    .action(async ({ relations, nodeTypes }: SchemaOptions) => {
      await using memory = await openMemoryOf(context.flags);
      const found = await memory.schema();
      const both = relations === nodeTypes;
      const shown = { relations: both || relations, nodeTypes: both || nodeTypes };
      if (context.flags.json) context.printJson(toJson(found, shown));
      else context.print(render(found, shown, context.flags.language));
    });
}

const toJson = ({ relations, nodeTypes }: Schema, shown: SchemaOptions) => ({
  ...(shown.relations && {
    relations: {
      core: relations.core.map(({ relation, uses }) => ({ rel: relation, uses })),
      custom: relations.custom.map(({ relation, uses, remark }) => ({ rel: relation, uses, remark })),
      total: relations.total,
      extracted_from: relations.extractedFrom,
    },
  }),
  ...(shown.nodeTypes && { node_types: nodeTypes }),
});

function render({ relations, nodeTypes }: Schema, shown: SchemaOptions, language: Language): string {
  return [
    ...(shown.relations ? [renderRelations(relations, language)] : []),
    ...(shown.nodeTypes ? [renderNodeTypes(nodeTypes, language)] : []),
  ].join("\n\n");
}

function renderRelations({ core, custom, total, extractedFrom }: Schema["relations"], language: Language) {
  const say = cardMessages(language);
  const row = (name: string, uses: number, remark = ""): string =>
    `  ${padToWidth(name, 20)} ${say.uses(grouped(uses).padStart(9), uses)}${remark}`;
  return [
    say.relationTypes,
    "",
    say.coreRelations,
    ...core.map(({ relation, uses }) =>
      row(relation === "CAUSED_BY" ? "CAUSES / CAUSED_BY" : relation, uses),
    ),
    "",
    say.customRelations,
    ...custom.map(({ relation, uses, remark }) =>
      row(relation, uses, remark === null ? "" : say.remarks[remark]),
    ),
    ...(custom.length === 0 ? [`  ${say.none}`] : []),
    "",
    say.totalEdges(grouped(total), core.length, custom.length),
    say.extractedFrom(grouped(extractedFrom)),
  ].join("\n");
}

function renderNodeTypes({ kinds, cards, sessions, entities }: Schema["nodeTypes"], language: Language) {
  const say = cardMessages(language);
  const row = (name: string, count: number, share = ""): string =>
    `  ${padToWidth(name, 12)} ${grouped(count).padStart(9)}${share}`;
  return [
    say.nodeTypes,
    "",
    say.cards,
    ...kinds.map(({ kind, cards: count, share }) => row(kind, count, ` (${percent(share)})`)),
    row(say.total, cards),
    "",
    say.sessions(grouped(sessions)),
    say.entityCount(grouped(entities)),
  ].join("\n");
}

const percent = (share: number): string => (share < 0.005 ? "<1%" : `${Math.round(share * 100)}%`);

/** Digits in threes. */
const grouped = (count: number): string => count.toLocaleString("en-US");
