import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DataError } from "../../core/errors.ts";
import { compareText } from "../../core/order.ts";
import { parseJson } from "../../core/parse-json.ts";
import type { Session } from "../../domain/session.ts";
import { fieldPath, parseSessionFile } from "../../domain/session-file.ts";
import { chapterize } from "./chapterize.ts";
import { type Corpus, type CorpusManifest, corpusManifestSchema } from "./corpus.ts";
import { type CorpusFile, sessionsDigest } from "./corpus-digest.ts";
import { toSessions } from "./sessions.ts";
import { readBytes, readSourceFile } from "./source-file.ts";

/**
 * Reads a corpus folder of either form, in the order of the story. Throws `FILE_MISSING`, `JSON_MALFORMED`,
 * `CORPUS_INVALID` (naming the field), `CORPUS_CHANGED` when the content is not what the manifest digests, and what
 * reading a text or a session file throws.
 */
export async function openCorpus(directory: string): Promise<Corpus> {
  const manifest = await readManifest(join(directory, "corpus.json"));
  const sessions =
    manifest.text === undefined
      ? await readSessions(join(directory, manifest.sessions ?? "sessions"), manifest)
      : await cutText(join(directory, manifest.text), manifest);
  return { manifest, directory, sessions };
}

async function readManifest(path: string): Promise<CorpusManifest> {
  const parsed = corpusManifestSchema.safeParse(
    parseJson(new TextDecoder().decode(await readBytes(path)), path),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw invalid(path, `${fieldPath(issue?.path ?? [])}: ${issue?.message ?? "unreadable"}`);
  }
  if ((parsed.data.text === undefined) === (parsed.data.sessions === undefined))
    throw invalid(path, "exactly one of text and sessions is needed");
  return parsed.data;
}

async function cutText(
  path: string,
  { name, language, sha256, chapterizer }: CorpusManifest,
): Promise<Session[]> {
  const file = await readSourceFile(path);
  if (file.sha256 !== sha256) throw changed(path, sha256, file.sha256);
  const pattern = chapterizer?.pattern === undefined ? undefined : compilePattern(chapterizer.pattern, path);
  const parts = chapterize(file.text, path, { language, pattern, fallbackChars: chapterizer?.fallbackChars });
  return toSessions(file.text, parts, name);
}

function compilePattern(source: string, path: string): RegExp {
  try {
    return new RegExp(source, "u");
  } catch {
    throw invalid(path, `chapterizer.pattern: "${source}" is no regular expression`);
  }
}

async function readSessions(directory: string, { sha256 }: CorpusManifest): Promise<Session[]> {
  const files = await readSessionFiles(directory);
  const digest = sessionsDigest(files);
  if (digest !== sha256) throw changed(directory, sha256, digest);
  return files
    .map(({ name, bytes }) => ({ name, session: parseSessionFile(bytes, join(directory, name)) }))
    .sort((a, b) => a.session.at.getTime() - b.session.at.getTime() || compareText(a.name, b.name))
    .map(({ session }) => session);
}

async function readSessionFiles(directory: string): Promise<(CorpusFile & { readonly bytes: string })[]> {
  const names = await listFolder(directory);
  const files: (CorpusFile & { readonly bytes: string })[] = [];
  for (const name of names.filter((each) => each.endsWith(".json")).sort(compareText))
    files.push({ name, bytes: new TextDecoder().decode(await readBytes(join(directory, name))) });
  return files;
}

async function listFolder(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (cause) {
    throw new DataError({
      code: "FILE_MISSING",
      message: "the corpus has no such folder of sessions",
      hint: "check the field sessions of corpus.json",
      path: directory,
      details: { what: "sessions" },
      cause,
    });
  }
}

function invalid(path: string, reason: string): DataError {
  return new DataError({
    code: "CORPUS_INVALID",
    message: `not a corpus manifest: ${reason}`,
    hint: "a corpus.json is written by alaya corpus chapterize or alaya corpus synth",
    path,
    details: { reason },
  });
}

function changed(path: string, expectedSha256: string, foundSha256: string): DataError {
  const [expected, found] = [expectedSha256.slice(0, 12), foundSha256.slice(0, 12)];
  return new DataError({
    code: "CORPUS_CHANGED",
    message: `the content is not what corpus.json was written for (sha256 ${found}, not ${expected})`,
    hint: "restore the files, or make the corpus again",
    path,
    details: { expected, found },
  });
}
