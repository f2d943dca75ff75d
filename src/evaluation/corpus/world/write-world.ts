import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { DataError } from "../../../core/errors.ts";
import { sha256 } from "../../../core/fingerprint.ts";
import { sessionId } from "../../../core/ids.ts";
import type { Language } from "../../../core/language.ts";
import type { Session, SourceRef } from "../../../domain/session.ts";
import { formatSessionFile } from "../../../domain/session-file.ts";
import type { CorpusManifest } from "../corpus.ts";
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
 * give equal bytes. The folder appears whole or not at all; a folder that is already there is refused with
 * `CORPUS_EXISTS`.
 */
export async function writeWorld(settings: {
  readonly seed: number;
  readonly chapters: number;
  readonly language: Language;
  readonly out: string;
  readonly realiser?: Realiser;
}): Promise<WrittenWorld> {
  const directory = resolve(settings.out);
  const unfinished = join(dirname(directory), `.${basename(directory)}.${randomUUID()}.unfinished`);
  await mkdir(join(unfinished, "sessions"), { recursive: true });
  try {
    const counted = await writeInto(unfinished, settings);
    await moveInto(directory, unfinished);
    return { ...counted, directory };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeInto(
  directory: string,
  settings: Parameters<typeof writeWorld>[0],
): Promise<Omit<WrittenWorld, "directory">> {
  const world = simulateWorld(settings);
  const realiser = settings.realiser ?? realiserOf(settings.language, "plain");
  const name = `world-${settings.language}-${settings.seed}`;
  const spans = new Map<string, SourceRef[]>();
  const written: string[] = [];
  let paragraphs = 0;
  let characters = 0;
  for (const { number } of world.chapters) {
    const realised = realiser.chapter(world, number);
    const session = toSession(realised, { world, number, name });
    collectSpans(realised, session, spans);
    const file = `${session.id}.json`;
    const content = formatSessionFile(session);
    await writeFile(join(directory, "sessions", file), content);
    written.push(file, content);
    paragraphs += session.turns.length;
    characters += session.turns.reduce((sum, turn) => sum + turn.content.length, 0);
  }
  const manifest: CorpusManifest = {
    schema: "alaya.corpus/1",
    name,
    title: titles[settings.language](settings.seed),
    language: settings.language,
    licence: "MIT",
    sessions: "sessions",
    sha256: sha256(written.join("")),
    world: "world.json",
  };
  await writeFile(join(directory, "corpus.json"), toJson(manifest));
  await writeFile(
    join(directory, "world.json"),
    toJson(toWorldFile(world, { realiser: realiser.name, spans })),
  );
  return { manifest, sessions: world.chapters.length, events: world.events.size, paragraphs, characters };
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
    channel: "book",
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

async function moveInto(directory: string, unfinished: string): Promise<void> {
  try {
    await rename(unfinished, directory);
  } catch (cause) {
    throw new DataError({
      code: "CORPUS_EXISTS",
      message: `cannot write a corpus to ${directory}`,
      hint: "name a folder that does not exist yet, or remove the old one",
      path: directory,
      details: { directory },
      cause,
    });
  }
}
