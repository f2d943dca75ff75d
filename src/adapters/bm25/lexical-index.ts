import { createSerialQueue } from "../../core/concurrency.ts";
import type { LexicalIndex } from "../../ports/lexical-index.ts";
import { decodeIndex, encodeIndex } from "./index-file.ts";
import { InvertedIndex } from "./inverted-index.ts";
import type { Bm25Options } from "./postings.ts";
import { readIfThere, replaceFile } from "./whole-file.ts";

const defaults: Bm25Options = { k1: 1.2, b: 0.75, titleWeight: 2 };

/** An index that lives as long as the process. */
export function createInMemoryLexicalIndex(options: Partial<Bm25Options> = {}): LexicalIndex {
  return withStorage(new InvertedIndex({ ...defaults, ...options }), async () => {});
}

/**
 * The index kept in one file, which every change replaces as a whole; a file that does not exist yet is an empty
 * index. Its folder is made when it is missing. Throws `STORE_CORRUPT` and `STORE_VERSION` with the command that
 * rebuilds the index.
 */
export async function openLexicalIndex(
  file: string,
  options: Partial<Bm25Options> = {},
): Promise<LexicalIndex> {
  const bytes = await readIfThere(file);
  const content = bytes === undefined ? undefined : decodeIndex(bytes, file);
  const index = new InvertedIndex({ ...defaults, ...options }, content?.vocabulary, content?.documents);
  return withStorage(index, () =>
    replaceFile(file, encodeIndex({ vocabulary: index.vocabulary, documents: index.documents() })),
  );
}

/** Writes follow one another, so that the file never goes back to an older state. */
function withStorage(index: InvertedIndex, write: () => Promise<void>): LexicalIndex {
  const inTurn = createSerialQueue();
  return {
    upsert: async (records) => {
      index.upsert(records);
      await inTurn(write);
    },
    remove: async (ids) => {
      index.remove(ids);
      await inTurn(write);
    },
    ids: async () => index.documents().map((document) => document.id),
    search: (terms, { limit }) => index.search(terms, limit),
    [Symbol.asyncDispose]: () => inTurn(async () => {}),
  };
}
