import { stat } from "node:fs/promises";
import { Command, Option } from "commander";
import { UsageError } from "../../core/errors.ts";
import type { Language } from "../../core/language.ts";
import type { Part, PartKind } from "../../evaluation/corpus/chapterizer.ts";
import { type CorpusStats, corpusStats } from "../../evaluation/corpus/corpus-stats.ts";
import { openCorpus } from "../../evaluation/corpus/open-corpus.ts";
import { readSourceFile } from "../../evaluation/corpus/source-file.ts";
import { chapterizeFile, writeChapterized } from "../../evaluation/corpus/write-corpus.ts";
import { corpusMessages } from "../../messages/corpus.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { parseWholeNumber } from "../whole-number.ts";
import { createSynthCommand } from "./corpus-synth.ts";

interface ChapterizeFlags {
  readonly out: string;
  readonly name?: string;
  readonly pattern?: string;
  readonly fallbackChars?: number;
  readonly language?: Language;
}

/** `alaya corpus`: texts to corpora, and what a corpus holds. */
export function createCorpusCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).corpus;
  return new Command("corpus")
    .description(help.about)
    .addCommand(createChapterizeCommand(context))
    .addCommand(createSynthCommand(context))
    .addCommand(createStatsCommand(context));
}

function createChapterizeCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).chapterize;
  return new Command("chapterize")
    .description(help.about)
    .argument("<file>", help.file)
    .requiredOption("--out <dir>", help.out)
    .option("--name <name>", help.name, parseName)
    .option("--pattern <regex>", help.pattern)
    .option("--fallback-chars <number>", help.fallbackChars, parseWholeNumber({ least: 1, most: 10_000_000 }))
    .addOption(new Option("--language <language>", help.language).choices(["zh", "en"]))
    .action((file: string, flags: ChapterizeFlags) => runChapterize(context, file, flags));
}

async function runChapterize(context: CliContext, path: string, flags: ChapterizeFlags): Promise<void> {
  const pattern = flags.pattern === undefined ? undefined : compilePattern(flags.pattern);
  const file = await readSourceFile(path);
  const corpus = chapterizeFile(file, { ...flags, pattern });
  await writeChapterized(corpus, file, flags.out);
  const { manifest, parts, sessions } = corpus;
  const stats = corpusStats(sessions, manifest.language, parts);
  if (context.flags.json) {
    context.printJson({
      ...manifest,
      encoding: file.encoding,
      out: flags.out,
      stats,
      parts: parts.map(partFacts),
    });
    return;
  }
  const say = corpusMessages(context.flags.language);
  context.print(say.written(manifest.name, sessions.length, flags.out));
  context.print(say.parts(countsText(stats.parts, context)));
}

function partFacts({ kind, volume, number, title, start, end }: Part) {
  return { kind, volume, number, title, start, end };
}

function createStatsCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).corpusStats;
  return new Command("stats")
    .description(help.about)
    .argument("<path>", help.path)
    .action(async (path: string) => {
      const stats = await statsOf(path);
      if (context.flags.json) context.printJson(stats);
      else context.print(renderStats(stats, context));
    });
}

async function statsOf(path: string): Promise<CorpusStats> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) {
    const { manifest, sessions } = await openCorpus(path);
    return corpusStats(sessions, manifest.language, null);
  }
  const { manifest, sessions, parts } = chapterizeFile(await readSourceFile(path), {});
  return corpusStats(sessions, manifest.language, parts);
}

function renderStats(stats: CorpusStats, context: CliContext): string {
  const say = corpusMessages(context.flags.language);
  const size = (of: CorpusStats["longest"]) => (of === null ? say.none : say.size(of.id, of.characters));
  const rows: readonly (readonly [string, string])[] = [
    [say.language, say.languageName[stats.language]],
    [say.sessions, String(stats.sessions)],
    ...(stats.parts === null ? [] : [[say.partsLabel, countsText(stats.parts, context)] as const]),
    [say.paragraphs, String(stats.paragraphs)],
    [say.characters, String(stats.characters)],
    [say.words, String(stats.words)],
    [say.longest, size(stats.longest)],
    [say.shortest, size(stats.shortest)],
    [say.volumes, stats.volumes.join(", ") || say.none],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`).join("\n");
}

function countsText(parts: CorpusStats["parts"], context: CliContext): string {
  const say = corpusMessages(context.flags.language);
  const kinds: readonly PartKind[] = ["front", "prologue", "chapter", "epilogue", "back"];
  return kinds
    .filter((kind) => (parts?.[kind] ?? 0) > 0)
    .map((kind) => `${say.kind[kind]} ${parts?.[kind] ?? 0}`)
    .join(", ");
}

function compilePattern(source: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch (cause) {
    throw new UsageError({
      code: "USAGE_PATTERN",
      message: `--pattern "${source}" is no regular expression`,
      hint: "write it as in JavaScript, for example --pattern '^Part \\d+'",
      path: "--pattern",
      details: { pattern: source },
      cause,
    });
  }
}

function parseName(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name) && !/^\.+$/.test(name)) return name;
  throw new UsageError({
    code: "USAGE_CORPUS_NAME",
    message: `--name "${name}" is no name for a corpus`,
    hint: "1 to 64 of letters, digits, dot, underscore and hyphen",
    path: "--name",
    details: { name },
  });
}
