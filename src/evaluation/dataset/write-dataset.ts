import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { writingTo } from "../../core/output-failure.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { openCorpus } from "../corpus/open-corpus.ts";
import type { Dataset } from "./dataset.ts";

/** Writes a data set whole or not at all; `meta.corpus` becomes relative to the file, with forward slashes. Throws `OUT_UNWRITABLE`. */
export async function writeDataset(path: string, dataset: Dataset): Promise<void> {
  const folder = dirname(path);
  const corpus = relative(folder, dataset.meta.corpus).split(sep).join("/") || ".";
  const text = `${JSON.stringify({ ...dataset, meta: { ...dataset.meta, corpus } }, null, 2)}\n`;
  const staged = `${path}.writing`;
  await writingTo(path, async () => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(staged, text);
      await rename(staged, path);
    } finally {
      await rm(staged, { force: true });
    }
  });
}

/** Opens the corpus that a data set's file names. Throws what `openCorpus` throws. */
export function corpusOfDataset(path: string, dataset: Dataset): Promise<Corpus> {
  return openCorpus(join(dirname(path), dataset.meta.corpus));
}
