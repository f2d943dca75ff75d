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
  return new Command("corpus")
    .description("make corpora of texts and count what they hold")
    .addCommand(createChapterizeCommand(context))
    .addCommand(createSynthCommand(context))
    .addCommand(createStatsCommand(context));
}

function createChapterizeCommand(context: CliContext): Command {
  return new Command("chapterize")
    .description("cut a text into chapters, one session each")
    .argument("<file>", "a text in UTF-8, GB18030, Big5 or UTF-16")
    .requiredOption("--out <dir>", "folder of the new corpus")
    .option("--name <name>", "name of the corpus and start of its session ids", parseName)
    .option("--pattern <regex>", "regular expression of the lines that head chapters")
    .option(
      "--fallback-chars <number>",
      "length of a chapter where there is no heading",
      parseWholeNumber({ least: 1, most: 10_000_000 }),
    )
    .addOption(new Option("--language <language>", "language of the text").choices(["zh", "en"]))
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
  return new Command("stats")
    .description("count the sessions, paragraphs and words of a corpus or a text")
    .argument("<path>", "a corpus folder, or a text as chapterize takes it")
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
