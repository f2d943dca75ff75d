import { z } from "zod";
import type { Session } from "../../domain/session.ts";

/**
 * `corpus.json` in the folder of a corpus. A corpus is either one text (`text`), which the heading chapterizer
 * cuts into sessions when it is read, or a folder of session files (`sessions`).
 */
export const corpusManifestSchema = z.strictObject({
  schema: z.literal("alaya.corpus/1"),
  name: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/),
  title: z.string(),
  language: z.enum(["zh", "en"]),
  licence: z.string(),
  /** File name of the text, in this folder. */
  text: z.string().optional(),
  /** Folder of session files, in this folder. */
  sessions: z.string().optional(),
  /** Of the bytes of `text`, or of the session files' names and bytes in the order of their names. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** How `text` is cut where the known headings do not do. */
  chapterizer: z
    .strictObject({ pattern: z.string().optional(), fallbackChars: z.int().positive().optional() })
    .optional(),
  /** File of a generated world's exact gold, in this folder; for generated corpora. */
  world: z.string().optional(),
});
export type CorpusManifest = z.infer<typeof corpusManifestSchema>;

/** A corpus as read: its manifest and its sessions in the order of the story. */
export interface Corpus {
  readonly manifest: CorpusManifest;
  readonly directory: string;
  readonly sessions: readonly Session[];
}
