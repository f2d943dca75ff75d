import { closeSync, createReadStream, fstatSync, mkdirSync, openSync, readSync, writeSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { StoreError } from "../../core/errors.ts";
import type { Journal } from "../../ports/journal.ts";
import { toStoreError } from "./atomic-file.ts";

/** How events of one journal are written as lines and read again. */
export interface JournalCodec<Event> {
  /** Start of the names of its files. */
  readonly name: string;
  toRecord(event: Event): unknown;
  /** Throws `ZodError` for what is no record of this journal. */
  fromRecord(record: unknown): Event;
}

/** A journal as one file of JSON lines a day, `<directory>/<name>-YYYYMMDD.jsonl`. Nothing is created before the first event. */
export const openFileJournal = <Event extends { readonly at: Date }>(
  directory: string,
  codec: JournalCodec<Event>,
): Journal<Event> => new FileJournal(directory, codec);

class FileJournal<Event extends { readonly at: Date }> implements Journal<Event> {
  readonly #directory: string;
  readonly #codec: JournalCodec<Event>;
  #open: { readonly path: string; readonly file: number } | undefined;

  constructor(directory: string, codec: JournalCodec<Event>) {
    this.#directory = directory;
    this.#codec = codec;
  }

  append(event: Event): void {
    const path = join(this.#directory, this.#fileOf(event.at));
    try {
      writeSync(this.#fileAt(path), `${JSON.stringify(this.#codec.toRecord(event))}\n`);
    } catch (cause) {
      this.#close();
      throw toStoreError(cause, path);
    }
  }

  async *events(): AsyncIterable<Event> {
    for (const name of await this.#fileNames()) yield* this.#eventsOf(join(this.#directory, name));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#close();
  }

  async *#eventsOf(path: string): AsyncIterable<Event> {
    const lines = createInterface({
      input: createReadStream(path, "utf8"),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    let number = 0;
    for await (const line of lines) {
      number += 1;
      const record = recordOf(line);
      if (record === undefined) continue;
      yield orCorrupt({ path, number }, () => this.#codec.fromRecord(record));
    }
  }

  #fileOf(at: Date): string {
    return `${this.#codec.name}-${at.toISOString().slice(0, 10).replaceAll("-", "")}.jsonl`;
  }

  async #fileNames(): Promise<readonly string[]> {
    const names = await readdir(this.#directory).catch((cause: unknown) => {
      if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
      throw toStoreError(cause, this.#directory);
    });
    const start = `${this.#codec.name}-`;
    return names.filter((name) => name.startsWith(start) && name.endsWith(".jsonl")).sort();
  }

  /** The file of the day, kept open; what a crash left unfinished at its end is closed with a line feed. */
  #fileAt(path: string): number {
    if (this.#open?.path === path) return this.#open.file;
    this.#close();
    mkdirSync(this.#directory, { recursive: true });
    const file = openSync(path, "a+");
    this.#open = { path, file };
    if (!endsWithLine(file)) writeSync(file, "\n");
    return file;
  }

  #close(): void {
    if (this.#open !== undefined) closeSync(this.#open.file);
    this.#open = undefined;
  }
}

const lineFeed = "\n".charCodeAt(0);

function endsWithLine(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] === lineFeed;
}

/** Undefined for an empty line, and for one that was cut off while it was written. */
function recordOf(line: string): unknown {
  try {
    return line === "" ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}

function orCorrupt<Value>(
  { path, number }: { readonly path: string; readonly number: number },
  read: () => Value,
): Value {
  try {
    return read();
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: `line ${number} of a journal is damaged: ${reason}`,
      hint: "put the file back from a backup, or take it away: what it tells of the use of cards is lost then, no card is",
      path,
      details: { what: "journal", line: number, reason },
      cause,
    });
  }
}
