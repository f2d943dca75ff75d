import { basename, extname } from "node:path";
import { DataError } from "../../core/errors.ts";
import type { Language } from "../../core/language.ts";
import { detectLanguage } from "../../core/language.ts";
import type { Session } from "../../domain/session.ts";
import { formatSessionFile } from "../../domain/session-file.ts";
import { type ChapterizeOptions, chapterize } from "./chapterize.ts";
import type { Part } from "./chapterizer.ts";
import type { CorpusManifest } from "./corpus.ts";
import { sessionsDigest } from "./corpus-digest.ts";
import { type OutputFile, writeCorpusFolder } from "./folder-writer.ts";
import { toSessions } from "./sessions.ts";
import { byteOffsets, type SourceFile } from "./source-file.ts";

export interface ChapterizedCorpus {
  readonly manifest: CorpusManifest;
  readonly parts: readonly Part[];
  readonly sessions: readonly Session[];
}

export interface CorpusOptions extends Partial<ChapterizeOptions> {
  /** Default: from the file's name. */
  readonly name?: string | undefined;
}

const partDigits = 4;
const maxNameLength = 64;

/** Cuts a text into parts and sessions. Throws the errors of `chapterize`, and `CHAPTERS_EMPTY`. */
export function chapterizeFile(file: SourceFile, options: CorpusOptions): ChapterizedCorpus {
  const language = options.language ?? detectLanguage(file.text);
  const name = options.name ?? corpusName(file);
  const parts = chapterize(file.text, file.path, { ...options, language });
  const sessions = toSessions(file.text, parts, name);
  if (sessions.length === 0) throw onlyHeadings(file.path);
  return { manifest: manifestOf({ name, file, language, sessions }), parts, sessions };
}

const onlyHeadings = (path: string): DataError =>
  new DataError({
    code: "CHAPTERS_EMPTY",
    message: "every line is a heading, so that no chapter holds a text",
    hint: "let --pattern match the lines that head chapters and no others",
    path,
  });

/**
 * Writes `corpus.json`, `sessions/<id>.json` and `parts/NNNN-<kind>.txt`. The parts are slices of the file's own
 * bytes: joined in the order of their names they are the file again. Throws `OUT_NOT_EMPTY`.
 */
export async function writeChapterized(
  { manifest, parts, sessions }: ChapterizedCorpus,
  file: SourceFile,
  directory: string,
): Promise<void> {
  await writeCorpusFolder(directory, manifest.name, [
    { name: "corpus.json", bytes: `${JSON.stringify(manifest, null, 2)}\n` },
    ...sessionFiles(sessions).map(({ name, bytes }) => ({ name: `sessions/${name}`, bytes })),
    ...partFiles(file, parts),
  ]);
}

function manifestOf({
  name,
  file,
  language,
  sessions,
}: {
  readonly name: string;
  readonly file: SourceFile;
  readonly language: Language;
  readonly sessions: readonly Session[];
}): CorpusManifest {
  return {
    schema: "alaya.corpus/1",
    name,
    title: basename(file.path, extname(file.path)),
    language,
    licence: "unknown",
    sessions: "sessions",
    sha256: sessionsDigest(sessionFiles(sessions)),
  };
}

function sessionFiles(sessions: readonly Session[]) {
  return sessions.map((session) => ({ name: `${session.id}.json`, bytes: formatSessionFile(session) }));
}

function partFiles(file: SourceFile, parts: readonly Part[]): OutputFile[] {
  const digits = Math.max(partDigits, String(parts.length).length);
  const starts = byteOffsets(
    file,
    parts.map(({ start }) => start),
  );
  return parts.map(({ kind }, index) => ({
    name: `parts/${String(index + 1).padStart(digits, "0")}-${kind}.txt`,
    bytes: file.bytes.subarray(index === 0 ? 0 : starts[index], starts[index + 1] ?? file.bytes.length),
  }));
}

/** Letters, digits, dot, underscore and hyphen of the file's name; a name of the content when none is left. */
function corpusName(file: SourceFile): string {
  const kept = basename(file.path, extname(file.path))
    .replace(/[^A-Za-z0-9._-]/g, "")
    .replace(/^[._-]+|[._-]+$/g, "")
    .slice(0, maxNameLength);
  return kept === "" ? `book-${file.sha256.slice(0, 8)}` : kept;
}
