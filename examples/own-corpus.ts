// A corpus and a question set of one's own, and how well a memory recalls the gold.
// 自己的语料和题集，以及记忆能召回多少标准依据。
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  deriveReport,
  initMemory,
  loadDataset,
  type Memory,
  noProgress,
  type OpenMemory,
  openCorpus,
  runEval,
} from "@mitsein-ai/alaya";

const chapters = [
  "Chapter 1\n\nThe flood came in March. It cracked the middle pillar of the bridge at Harrow.\n\nThe council closed the bridge the same evening.\n\n",
  "Chapter 2\n\nMartha Lane, a mason, repaired the pillar with granite from the old mill.\n\nIn May the carts crossed again.\n\n",
];
const quote = "Martha Lane, a mason, repaired the pillar with granite from the old mill.";

/** A text and a manifest with its digest are a corpus; reading it cuts the text into chapters. */
async function writeCorpus(directory: string): Promise<void> {
  const text = chapters.join("");
  await mkdir(directory);
  await writeFile(join(directory, "text.txt"), text);
  const manifest = {
    schema: "alaya.corpus/1",
    name: "harrow",
    title: "The Bridge at Harrow",
    language: "en",
    licence: "CC0-1.0",
    text: "text.txt",
    sha256: createHash("sha256").update(text).digest("hex"),
  };
  await writeFile(join(directory, "corpus.json"), JSON.stringify(manifest));
}

/** Gold is a span of the text: session, turn, start, end (UTF-16) and the text itself. */
async function writeQuestions(path: string, sha256: string): Promise<void> {
  const meta = {
    name: "harrow",
    version: "1",
    language: "en",
    corpus: "./corpus",
    sha256,
    generator: "hand",
    provider: null,
    masking: "none",
  };
  const question = {
    id: "harrow-1",
    type: "CONCEPT_RECALL",
    query: "Who mended the bridge, and with what stone?",
    expected: { spans: [{ session: "harrow-002", turn: 0, start: 0, end: quote.length, quote }] },
    difficulty: "easy",
    hops: 0,
    explanation: "The first paragraph of the second chapter says it.",
  };
  await writeFile(path, JSON.stringify({ schema: "alaya.dataset/2", meta, qa_pairs: [question] }));
}

/** What the harness asks of a memory, and what it can do beyond recall. */
const underTest = (memory: Memory): OpenMemory => ({
  recall: (query) => memory.recall(query),
  facets: {
    navigate: memory.navigate,
    frontier: memory.frontier,
    neighbours: memory.neighbours,
    inspect: memory.inspect,
    contentHash: () => memory.contentHash(),
    recallWithoutGraph: (query) => memory.recallWithoutGraph(query),
  },
  [Symbol.asyncDispose]: async () => {},
});

const folder = await mkdtemp(join(tmpdir(), "alaya-example-"));
try {
  await writeCorpus(join(folder, "corpus"));
  const corpus = await openCorpus(join(folder, "corpus"));
  await writeQuestions(join(folder, "questions.json"), corpus.manifest.sha256);
  const { dataset } = await loadDataset(join(folder, "questions.json"));

  await using memory = await initMemory({ dataDir: join(folder, "memory") });
  await memory.ingest(corpus.sessions);
  await memory.distill();

  const run = await runEval({
    system: { name: "alaya", retrievalUnit: "card" },
    memory: underTest(memory),
    dataset,
    corpus,
    seed: 1,
    progress: noProgress,
  });
  const report = deriveReport(run.observations, {
    dataset: dataset.meta.name,
    datasetVersion: dataset.meta.version,
    at: new Date(),
    alayaVersion: "0.1.0",
    system: run.system.name,
    retrievalUnit: run.system.retrievalUnit,
    limit: run.limit,
    seed: run.seed,
    contentHash: run.contentHash,
    providers: {},
    fingerprints: {},
    levels: {},
    warnings: [],
  });
  console.log(`recall@5 ${report.l1_metrics.recall_at_5}, mrr ${report.l1_metrics.mrr}`);
  console.log(`path validity: ${report.not_scored["l2_metrics.path_validity"]}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
