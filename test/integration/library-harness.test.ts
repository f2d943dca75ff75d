import { describe, expect, it } from "vitest";
import {
  deriveReport,
  loadDataset,
  metricByName,
  noProgress,
  type OpenMemory,
  openCorpus,
  type Question,
  type RecallHit,
  runEval,
} from "../../src/index.ts";

/** A foreign memory that knows the gold of even questions, and nothing of the others. */
function everySecondAnswer(questions: readonly Question[]): OpenMemory {
  const known = new Map(questions.filter((_, index) => index % 2 === 0).map((one) => [one.query, one]));
  return {
    recall: async ({ text }) => ({
      hits: (known.get(text)?.expected.spans ?? []).map(
        (span, index): RecallHit => ({
          id: `${text}-${index}`,
          title: "",
          content: span.quote,
          kind: "passage",
          tags: [],
          score: 1 / (index + 1),
          hDistance: null,
          depth: 0,
          matchedRelation: null,
          relationSimilarity: null,
          tier: null,
          namespace: null,
          related: [],
          evidence: [span],
        }),
      ),
      explorable: [],
      hDistanceAverage: null,
      hDistanceMinimum: null,
      closeToTarget: false,
      timings: { embedMs: 0, searchMs: 0, graphMs: 0, totalMs: 0 },
      traceId: "trace",
      graphExpanded: false,
    }),
    facets: {},
    [Symbol.asyncDispose]: async () => {},
  };
}

describe("the harness of the library", () => {
  it("judges a foreign memory by the questions that ship", async () => {
    const corpus = await openCorpus("corpora/novella-en");
    const { dataset } = await loadDataset("datasets/novella-en.json");
    const questions = dataset.qa_pairs.filter(({ answerable }) => answerable).slice(0, 4);
    const system = { name: "every-second", retrievalUnit: "span" };
    const run = await runEval({
      system,
      memory: everySecondAnswer(questions),
      dataset: { ...dataset, qa_pairs: questions },
      corpus,
      seed: 1,
      progress: noProgress,
    });
    const report = deriveReport(run.observations, {
      dataset: dataset.meta.name,
      datasetVersion: dataset.meta.version,
      at: new Date("2025-03-31T06:29:00Z"),
      alayaVersion: "0.0.0",
      system: system.name,
      retrievalUnit: system.retrievalUnit,
      limit: run.limit,
      seed: run.seed,
      contentHash: run.contentHash,
      providers: {},
      fingerprints: {},
      levels: {},
      warnings: [],
    });
    expect(report.l1_metrics).toMatchObject({ recall_at_10: 0.5, mrr: 0.5 });
    expect(metricByName("recall@10").metric.better).toBe("higher");
  });
});
