import { resolve } from "node:path";
import { importers } from "../../adapters/importers/importers.ts";
import type { Imported } from "../../adapters/importers/source-file.ts";
import { DataError } from "../../core/errors.ts";
import type { Progress } from "../../core/progress.ts";
import {
  type ImportFormat,
  type SkipCounts,
  type SkipReason,
  skipReasons,
} from "../../domain/import-format.ts";
import type { Session } from "../../domain/session.ts";
import type { Ingested } from "../../memory/ingest.ts";
import type { Composition } from "../compose.ts";
import { openMemory } from "../open-memory.ts";
import { findSources, type Source } from "./find-sources.ts";
import { readSource } from "./read-source.ts";

export interface ImportOutcome {
  readonly ingested: readonly Ingested[];
  /** Sessions that stand in the memory with other content, and stay as they stand there. */
  readonly changed: readonly Session[];
  readonly skipped: SkipCounts;
  /** Lines that are no JSON objects, from 1, by file. */
  readonly brokenLines: readonly { readonly path: string; readonly lines: readonly number[] }[];
  /** Files that could not be read, while others could. */
  readonly refused: readonly DataError[];
}

/**
 * Stores what other programs have written. A file that is no file of the format is named in the outcome; when none is,
 * its error is thrown: `IMPORT_WRONG_FORMAT`, `IMPORT_EMPTY`, `IMPORT_SQLITE`, `FILE_BINARY`, `ENCODING_UNKNOWN`.
 */
export async function importFiles(
  composition: Composition,
  { format, paths }: { readonly format: ImportFormat; readonly paths: readonly string[] },
  progress: Progress,
): Promise<ImportOutcome> {
  const { extensions } = importers[format];
  const found: Source[] = [];
  for (const path of paths)
    found.push(...(await findSources(resolve(composition.workingDirectory, path), format, extensions)));
  const { read, refused } = await readAll(found, format, progress);
  if (read.length === 0 && refused[0] !== undefined) throw refused[0];
  const sessions = read.flatMap(({ imported }) => imported.sessions);
  await using memory = await openMemory(composition);
  const ingested = await memory.ingest(sessions, { conflicts: "leave-out" });
  const taken = new Set(ingested.map(({ session }) => session));
  return {
    ingested,
    changed: sessions.filter((session) => !taken.has(session)),
    skipped: sumOf(read.map(({ imported }) => imported.skipped)),
    brokenLines: read
      .filter(({ imported }) => imported.brokenLines.length > 0)
      .map(({ path, imported }) => ({ path, lines: imported.brokenLines })),
    refused,
  };
}

interface ReadFile {
  readonly path: string;
  readonly imported: Imported;
}

async function readAll(
  sources: readonly Source[],
  format: ImportFormat,
  progress: Progress,
): Promise<{ readonly read: readonly ReadFile[]; readonly refused: readonly DataError[] }> {
  const read: ReadFile[] = [];
  const refused: DataError[] = [];
  for (const [index, source] of sources.entries()) {
    try {
      read.push({ path: source.path, imported: importers[format].read(await readSource(source)) });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      refused.push(error);
    }
    progress.report("read", index + 1, sources.length);
  }
  return { read, refused };
}

function sumOf(parts: readonly SkipCounts[]): SkipCounts {
  const sum: Partial<Record<SkipReason, number>> = {};
  for (const reason of skipReasons) {
    const count = parts.reduce((total, part) => total + (part[reason] ?? 0), 0);
    if (count > 0) sum[reason] = count;
  }
  return sum;
}
