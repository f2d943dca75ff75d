import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { evaluate } from "../../../src/app/evaluate.ts";
import type { Language } from "../../../src/core/language.ts";
import { noProgress } from "../../../src/core/progress.ts";
import { realiserOf } from "../../../src/evaluation/corpus/world/realisers/registry.ts";
import { writeWorld } from "../../../src/evaluation/corpus/world/write-world.ts";
import { generateFromWorld } from "../../../src/evaluation/dataset/generators/world.ts";
import { aComposition } from "../../support/builders/a-composition.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const seed = 7;
const chapters = 24;
const perType = 40;
/** Two sets of questions about other words differ by chance too. */
const closeEnough = 0.1;

/** Recall@5 of the engine over one world as one voice tells it, with questions in that voice's world. */
async function recallIn(language: Language, voice: string): Promise<number> {
  await using folder = await temporaryDirectory("alaya-voice-");
  const out = join(folder.path, "world");
  await writeWorld({ seed, chapters, language, out, realiser: realiserOf(language, voice) });
  const dataset = await generateFromWorld(out, { seed, perType });
  const datasetPath = join(folder.path, "questions.json");
  await writeFile(datasetPath, JSON.stringify(dataset));
  const [evaluation] = await evaluate(aComposition(folder.path), {
    datasetPath,
    systems: ["alaya"],
    existingStore: false,
    seed: 1,
    alayaVersion: "test",
    progress: noProgress,
  });
  return evaluation?.report.l1_metrics.recall_at_5 ?? Number.NaN;
}

describe.each(["zh", "en"] as const)("a world told in two voices (%s)", (language) => {
  it("is recalled as well in the voice that the rules were not written beside", async () => {
    const plain = await recallIn(language, "plain");
    const alternate = await recallIn(language, "alternate");
    expect(plain).toBeGreaterThan(0.3);
    expect(Math.abs(plain - alternate)).toBeLessThan(closeEnough);
  });
});
