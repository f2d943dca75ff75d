import type { SkipCounts } from "../../domain/import-format.ts";
import type { Session } from "../../domain/session.ts";

/** A file of another program, read. */
export interface SourceFile {
  readonly path: string;
  /** What the session ids are made of: where the file stands in its collection, with slashes. */
  readonly name: string;
  readonly text: string;
  /** The last resort where the text says no time. */
  readonly modifiedAt: Date;
}

/** What became of one file: its sessions, and how much of it stands in none of them. */
export interface Imported {
  readonly sessions: readonly Session[];
  readonly skipped: SkipCounts;
  /** Lines that are not JSON objects, from 1. */
  readonly brokenLines: readonly number[];
}

/** Pure: the same file gives the same sessions. Throws `IMPORT_WRONG_FORMAT`, `IMPORT_EMPTY`. */
export type Importer = (file: SourceFile) => Imported;

/** The last part of a file's name, without its extension. */
export const stemOf = (name: string): string => (name.split("/").at(-1) ?? name).replace(/\.[^.]+$/, "");
