import { resolve } from "node:path";
import { sessionId } from "../../../core/ids.ts";
import type { Language } from "../../../core/language.ts";
import type { Session, SourceRef } from "../../../domain/session.ts";
import { formatSessionFile } from "../../../domain/session-file.ts";
import { channelOf } from "../channel.ts";
import type { CorpusManifest } from "../corpus.ts";
import { type CorpusFile, sessionsDigest } from "../corpus-digest.ts";
import { type OutputFile, writeCorpusFolder } from "../folder-writer.ts";
import { dateOfDay } from "./calendar.ts";
import type { RealisedChapter, Realiser } from "./realise.ts";
import { realiserOf } from "./realisers/registry.ts";
import { simulateWorld } from "./simulate.ts";
import { toWorldFile } from "./to-world-file.ts";
import type { World } from "./world.ts";

const leastDigits = 3;

export interface WrittenWorld {
  readonly manifest: CorpusManifest;
  readonly directory: string;
  readonly sessions: number;
  readonly events: number;
  readonly paragraphs: number;
  readonly characters: number;
}

/**
 * Writes a generated world as the corpus folder `out`: manifest, session files and `world.json`. Equal arguments
 * give equal bytes. Without a realiser the plain one of the language tells it. Throws what writing a corpus folder
 * throws.
 */
export async function writeWorld(settings: {
  readonly seed: number;
  readonly chapters: number;
  readonly language: Language;
  readonly out: string;
  readonly realiser?: Realiser;
}): Promise<WrittenWorld> {
  const { seed, language } = settings;
  const name = `world-${language}-${seed}`;
  const world = simulateWorld(settings);
  const told = tellAll(world, { name, realiser: settings.realiser ?? realiserOf(language, "plain") });
  const manifest: CorpusManifest = {
    schema: "alaya.corpus/1",
    name,
    title: titles[language](seed),
    language,
    licence: "MIT",
    sessions: "sessions",
    sha256: sessionsDigest(told.files),
    world: "world.json",
  };
  const files: OutputFile[] = [
    { name: "corpus.json", bytes: toJson(manifest) },
    { name: "world.json", bytes: toJson(toWorldFile(world, told)) },
    ...told.files.map((file) => ({ name: `sessions/${file.name}`, bytes: file.bytes })),
  ];
  const directory = resolve(settings.out);
  await writeCorpusFolder(directory, name, files);
  const { paragraphs, characters } = told;
  return {
    manifest,
    directory,
    sessions: told.files.length,
    events: world.events.size,
    paragraphs,
    characters,
  };
}

interface Told {
  readonly realiser: string;
  readonly files: readonly CorpusFile[];
  readonly spans: ReadonlyMap<string, readonly SourceRef[]>;
  readonly paragraphs: number;
  readonly characters: number;
}

function tellAll(
  world: World,
  { name, realiser }: { readonly name: string; readonly realiser: Realiser },
): Told {
  const spans = new Map<string, SourceRef[]>();
  const files: CorpusFile[] = [];
  let paragraphs = 0;
  let characters = 0;
  for (const { number } of world.chapters) {
    const realised = realiser.chapter(world, number);
    const session = toSession(realised, { world, number, name });
    collectSpans(realised, session, spans);
    files.push({ name: `${session.id}.json`, bytes: formatSessionFile(session) });
    paragraphs += session.turns.length;
    characters += session.turns.reduce((sum, turn) => sum + turn.content.length, 0);
  }
  return { realiser: realiser.name, files, spans, paragraphs, characters };
}

const titles: Readonly<Record<Language, (seed: number) => string>> = {
  zh: (seed) => `生成的世界（随机种子 ${seed}）`,
  en: (seed) => `A generated world (random seed ${seed})`,
};

function toSession(
  { title, paragraphs }: RealisedChapter,
  { world, number, name }: { readonly world: World; readonly number: number; readonly name: string },
): Session {
  const digits = Math.max(leastDigits, String(world.chapters.length).length);
  return {
    id: sessionId(`${name}-${String(number).padStart(digits, "0")}`),
    at: dateOfDay(world.chapters[number - 1]?.day ?? 0),
    channel: channelOf(name),
    agent: "main",
    profile: "document",
    title,
    turns: paragraphs.map(({ text }) => ({ role: "narrator", content: text })),
    metadata: {},
  };
}

function collectSpans(chapter: RealisedChapter, session: Session, spans: Map<string, SourceRef[]>): void {
  chapter.paragraphs.forEach(({ text, mentions }, turn) => {
    for (const { event, start, end } of mentions) {
      const ref: SourceRef = { session: session.id, turn, start, end, quote: text.slice(start, end) };
      const known = spans.get(event);
      if (known) known.push(ref);
      else spans.set(event, [ref]);
    }
  });
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
