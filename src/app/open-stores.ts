import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { createDisposal } from "../core/disposal.ts";
import type { Stores } from "../memory/parts.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { DataDirectory } from "./data-directory.ts";

/** Opens the stores and journals of a data directory, making them where they do not exist; the native packages load here. */
export async function openStores(directory: DataDirectory, embedder: Embedder): Promise<Stores> {
  await mkdir(dirname(directory.lexical), { recursive: true });
  const [files, journals, records, kuzu, lance, bm25] = await Promise.all([
    import("../adapters/filesystem/session-store.ts"),
    import("../adapters/filesystem/journal.ts"),
    import("../adapters/filesystem/journal-records.ts"),
    import("../adapters/kuzu/graph-store.ts"),
    import("../adapters/lancedb/vector-store.ts"),
    import("../adapters/bm25/lexical-index.ts"),
  ]);
  const opened = createDisposal();
  try {
    const sessions = await files.openFileSessionStore(directory.root);
    const graph = opened.use(await kuzu.openKuzuGraphStore(directory.graph, directory.graphEngine));
    const { id: embedderId, dimensions } = embedder;
    const vectors = opened.use(
      await lance.openLanceVectorStore(directory.vectors, { embedderId, dimensions }),
    );
    const lexical = opened.use(await bm25.openLexicalIndex(directory.lexical));
    const usage = opened.use(journals.openFileJournal(directory.journal, records.usageCodec));
    const recalls = opened.use(journals.openFileJournal(directory.journal, records.recallCodec));
    return {
      sessions,
      graph,
      vectors,
      lexical,
      usage,
      recalls,
      [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
    };
  } catch (error) {
    await opened[Symbol.asyncDispose]();
    throw error;
  }
}
