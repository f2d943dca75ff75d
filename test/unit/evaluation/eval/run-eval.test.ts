import { describe, expect, it } from "vitest";
import { noProgress } from "../../../../src/core/progress.ts";
import type { Question } from "../../../../src/evaluation/dataset/dataset.ts";
import { runEval } from "../../../../src/evaluation/eval/run-eval.ts";
import { aRecallHit } from "../../../support/builders/a-recall-hit.ts";
import { aCorpus, aDataset, aQuestion, aSession, aSpan } from "../../../support/builders/an-evaluation.ts";
import { type MemoryScript, ScriptedMemorySystem } from "../../../support/fakes/scripted-memory-system.ts";

const corpus = aCorpus([aSession("chapter-01"), aSession("chapter-02")]);
const query = "Who lights the lamp?";

async function evaluate(script: MemoryScript, questions: readonly Question[] = [aQuestion()]) {
  const system = new ScriptedMemorySystem(script);
  const memory = await system.open();
  const run = await runEval({
    system,
    memory,
    dataset: aDataset(questions),
    corpus,
    seed: 1,
    progress: noProgress,
  });
  return { run, system, first: run.observations[0] };
}

const finding = (evidence = [aSpan("chapter-01")]): MemoryScript => ({
  hits: { [query]: [aRecallHit({ id: "a", evidence })] },
});

describe("runEval", () => {
  it("notes which gold spans each hit covers", async () => {
    const { first } = await evaluate(finding());
    expect(first?.hits).toEqual([
      {
        id: "a",
        score: 1,
        covers: [0],
        depth: 0,
        tier: null,
        matchedRelation: null,
        // "A title" + line break + content: 59 letters, four a token
        tokens: 15,
        evidence: [{ session: "chapter-01", turn: 0, start: 0, end: 10 }],
        evidenceRefused: false,
      },
    ]);
  });

  it("is the same when run again", async () => {
    expect((await evaluate(finding())).run).toEqual((await evaluate(finding())).run);
  });

  it("warms up with texts that nobody asks and keeps them out of the observations", async () => {
    const { run, system } = await evaluate(finding());
    expect(system.queries.map(({ text }) => text)).toEqual([
      "The keeper climbs the tower and lights t",
      "The keeper climbs the tower and lights t",
      query,
    ]);
    expect(run.observations).toHaveLength(1);
  });

  it("asks in the question's words and gives no hint at relations", async () => {
    const { system } = await evaluate(finding(), [aQuestion({ relations: ["CAUSED_BY"] })]);
    expect(system.queries.at(-1)).toEqual({ text: query, limit: 10 });
  });

  it("refuses evidence that is not in the corpus", async () => {
    const { first } = await evaluate(finding([{ ...aSpan("chapter-01"), quote: "not there." }]));
    expect(first?.hits[0]).toMatchObject({ covers: [], evidence: [], evidenceRefused: true });
  });

  it("refuses evidence more than twice as long as the hit", async () => {
    const hits = { [query]: [aRecallHit({ content: "four", evidence: [aSpan("chapter-01")] })] };
    expect((await evaluate({ hits })).first?.hits[0]).toMatchObject({ covers: [], evidenceRefused: true });
  });

  it("judges no more hits than were asked for", async () => {
    const many = Array.from({ length: 14 }, (_, index) => aRecallHit({ id: `card-${index}`, score: -index }));
    const { first } = await evaluate({ hits: { [query]: many } });
    expect(first?.hits.map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id));
  });

  it("compares with the recall without the graph when the system offers it", async () => {
    const { first } = await evaluate({
      ...finding(),
      hitsWithoutGraph: { [query]: [aRecallHit({ id: "b" })] },
    });
    expect(first?.withoutGraph).toEqual([{ id: "b", score: 1, covers: [] }]);
  });

  it("judges card ids where a question has no spans", async () => {
    const { first } = await evaluate(finding([]), [
      aQuestion({ expected: { spans: [], cards: ["x", "a"] } }),
    ]);
    expect(first?.hits[0]?.covers).toEqual([1]);
  });

  it("keeps a question whose gold is not in the corpus, unscored", async () => {
    const moved = aQuestion({
      id: "q-2",
      expected: { spans: [{ ...aSpan("chapter-01"), quote: "elsewhere." }] },
    });
    const { run } = await evaluate(finding(), [aQuestion(), moved]);
    expect(run.observations[1]).toMatchObject({ gold: [], goldIssue: "quote-differs" });
  });

  it("measures how many links join the steps of the expected path", async () => {
    const script: MemoryScript = {
      hits: {},
      links: [
        ["a", "m"],
        ["m", "b"],
      ],
      holds: { a: aSpan("chapter-01"), b: aSpan("chapter-02") },
    };
    const path = [aSpan("chapter-01"), aSpan("chapter-02"), aSpan("chapter-02", 1)];
    const { first } = await evaluate(script, [aQuestion({ expected_path: path })]);
    expect(first?.path).toEqual({ stepHops: [2, null] });
  });

  it("refuses a store that changes while it is evaluated", async () => {
    await expect(evaluate({ ...finding(), contentHashes: ["before", "after"] })).rejects.toMatchObject({
      code: "EVAL_TOUCHED_STORE",
    });
  });

  it("reports the content hash of a store that stays as it is", async () => {
    expect((await evaluate({ ...finding(), contentHashes: ["same", "same"] })).run.contentHash).toBe("same");
    expect((await evaluate(finding())).run.contentHash).toBeNull();
  });

  it("counts the causes when no question has usable gold", async () => {
    const lost = [
      aQuestion({ expected: { spans: [aSpan("chapter-99")] } }),
      aQuestion({ id: "q-2", expected: { spans: [aSpan("chapter-01", 7)] } }),
      aQuestion({ id: "q-3", expected: { spans: [aSpan("chapter-98")] } }),
    ];
    await expect(evaluate(finding(), lost)).rejects.toMatchObject({
      code: "EVAL_NO_GOLD",
      details: { dataset: "lamp", causes: "session-missing: 2, turn-missing: 1" },
    });
  });

  it("refuses a system that gives a score which is no number", async () => {
    const hits = { [query]: [aRecallHit({ score: Number.NaN })] };
    await expect(evaluate({ hits })).rejects.toMatchObject({ code: "RECALL_BAD_SCORE" });
  });
});
