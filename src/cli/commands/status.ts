import { join } from "node:path";
import { Command } from "commander";
import type { Status } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { tiers } from "../../domain/card.ts";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext, GlobalFlags } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

/** `alaya status`: what the memory holds, layer by layer. */
export function createStatusCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).status;
  return new Command("status").description(help.about).action(async () => {
    await using memory = await openMemoryOf(context.flags);
    const found = await memory.status();
    const rawBytes = await rawBytesOf(context.flags);
    if (context.flags.json) context.printJson(toJson(found, rawBytes));
    else context.print(render(found, rawBytes, context.flags.language));
  });
}

async function rawBytesOf(flags: GlobalFlags): Promise<number> {
  const { compose } = await import("../../app/compose.ts");
  const { folderBytes } = await import("../../app/folder-bytes.ts");
  return folderBytes(join((await compose(flags)).directory.root, "raw"));
}

const toJson = ({ raw, graph, index }: Status, rawBytes: number) => ({
  sessions: raw.sessions,
  raw: {
    sessions: raw.sessions,
    bytes: rawBytes,
    oldest: raw.oldest,
    newest: raw.newest,
    distill: raw.byDistillState,
  },
  graph: {
    cards: graph.cards,
    entities: graph.entities,
    links: graph.links,
    cards_by_kind: graph.cardsByKind,
    links_by_relation: graph.linksByRelation,
  },
  index: { total: index.total, by_tier: index.byTier },
});

function render({ raw, graph, index }: Status, rawBytes: number, language: Language): string {
  const say = cliMessages(language);
  const row = (label: string, value: string | number): string => `  ${label}: ${value}`;
  const byCount = (counts: Readonly<Record<string, number | undefined>>): string =>
    Object.entries(counts)
      .sort(([, a = 0], [, b = 0]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ") || say.none;
  return [
    say.statusRaw,
    row(say.sessions, raw.sessions),
    row(say.size, `${(rawBytes / 1_000_000).toFixed(1)} MB`),
    row(say.oldest, raw.oldest?.toISOString() ?? say.none),
    row(say.newest, raw.newest?.toISOString() ?? say.none),
    row(say.waiting, raw.sessions - raw.byDistillState.completed - raw.byDistillState.skipped),
    say.statusGraph,
    row(say.cards, `${graph.cards} (${byCount(graph.cardsByKind)})`),
    row(say.links, `${graph.links} (${byCount(graph.linksByRelation)})`),
    row(say.entities, graph.entities),
    say.statusIndex,
    row(say.vectors, `${index.total} (${tiers.map((tier) => `${tier} ${index.byTier[tier]}`).join(", ")})`),
  ].join("\n");
}
