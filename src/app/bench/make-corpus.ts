import { dirname, join, resolve } from "node:path";
import type { Clock } from "../../core/clock.ts";
import { readSourceFile } from "../../evaluation/corpus/source-file.ts";
import { writeWorld } from "../../evaluation/corpus/world/write-world.ts";
import { chapterizeFile, writeChapterized } from "../../evaluation/corpus/write-corpus.ts";
import { loadDataset } from "../../evaluation/dataset/load-dataset.ts";
import { shippedDataset } from "../shipped.ts";
import { type BookJob, benchSeed, type Measures } from "./job.ts";

const corpusFolder = (folder: string): string => join(folder, "corpus");

/** Cuts the book, or generates the world, into the scratch folder; a novella is there already. */
export async function makeCorpus(clock: Clock, { subject, folder }: BookJob): Promise<Measures> {
  const start = clock.monotonicMs();
  switch (subject.kind) {
    case "book": {
      const file = await readSourceFile(subject.path);
      await writeChapterized(chapterizeFile(file, { name: "book" }), file, corpusFolder(folder));
      return { "chapterize-ms": clock.monotonicMs() - start };
    }
    case "world": {
      const { language, chapters } = subject;
      await writeWorld({ seed: benchSeed, chapters, language, out: corpusFolder(folder) });
      return { "generate-ms": clock.monotonicMs() - start };
    }
    case "novella":
      return {};
  }
}

/** Where the corpus of a job stands. */
export async function corpusOf({ subject, folder }: BookJob): Promise<string> {
  if (subject.kind !== "novella") return corpusFolder(folder);
  const path = shippedDataset(subject.language);
  return resolve(dirname(path), (await loadDataset(path)).dataset.meta.corpus);
}

/** Where the questions of a job stand. */
export const questionsOf = ({ subject, folder }: BookJob): string =>
  subject.kind === "novella" ? shippedDataset(subject.language) : join(folder, "questions.json");
