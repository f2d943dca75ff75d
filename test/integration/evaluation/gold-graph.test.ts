import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noProgress } from "../../../src/core/progress.ts";
import { openCorpus } from "../../../src/evaluation/corpus/open-corpus.ts";
import { type WorldFile, worldFileSchema } from "../../../src/evaluation/corpus/world/world-file.ts";
import { loadDataset } from "../../../src/evaluation/dataset/load-dataset.ts";
import { runEval } from "../../../src/evaluation/eval/run-eval.ts";
import { ScriptedMemorySystem } from "../../support/fakes/scripted-memory-system.ts";

/** One card for each first telling, one link for each cause: the world as its own file has it. */
function goldGraphOf({ events }: WorldFile): ScriptedMemorySystem {
  const tellings = events.flatMap(({ id, spans: [first] }) => (first ? [[id, first] as const] : []));
  return new ScriptedMemorySystem({
    hits: {},
    holds: Object.fromEntries(tellings),
    links: events.flatMap(({ id, causes }) => causes.map((cause) => [id, cause] as const)),
  });
}

describe("the gold graph of a shipped world", () => {
  it.each(["world-zh-7", "world-en-7"])("leads the oracle navigator to every goal of %s", async (name) => {
    const { dataset } = await loadDataset(`datasets/${name}.json`);
    const corpus = await openCorpus(`corpora/${name}`);
    const world = worldFileSchema.parse(
      JSON.parse(await readFile(join(corpus.directory, "world.json"), "utf8")),
    );
    const system = goldGraphOf(world);
    const navigations = dataset.qa_pairs.filter(
      ({ type, answerable }) => type === "NAVIGATION" && answerable,
    );
    const { observations } = await runEval({
      system,
      memory: await system.open(),
      dataset: { ...dataset, qa_pairs: navigations },
      corpus,
      seed: 1,
      progress: noProgress,
    });
    const oracle = observations.map(({ navigation }) =>
      "attempts" in navigation
        ? navigation.attempts.find(({ navigator }) => navigator === "oracle")?.success
        : navigation,
    );
    expect(navigations.length).toBeGreaterThan(20);
    expect(oracle).toEqual(navigations.map(() => true));
  });
});
