import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { metricByName } from "../../../src/evaluation/metrics/registry.ts";
import { anObservation, anObservedHit, goldSpans } from "../../support/builders/an-observation.ts";

const shared = {
  name: z.string(),
  run: z.record(z.string(), z.number()),
  expected: z.record(z.string(), z.number()),
};
const caseSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...shared, kind: z.literal("qrels"), relevant: z.array(z.string()) }),
  z.strictObject({
    ...shared,
    kind: z.literal("spans"),
    spans: z.number(),
    covers: z.record(z.string(), z.array(z.number())),
  }),
]);
type Case = z.infer<typeof caseSchema>;

const cases = z
  .array(caseSchema)
  .parse(JSON.parse(readFileSync(new URL("./cases.json", import.meta.url), "utf8")));

function observe(golden: Case) {
  const units = golden.kind === "qrels" ? golden.relevant.length : golden.spans;
  const coversOf = (id: string): number[] =>
    golden.kind === "spans"
      ? (golden.covers[id] ?? [])
      : golden.relevant.flatMap((document, unit) => (document === id ? [unit] : []));
  return anObservation({
    gold: goldSpans(units),
    hits: Object.entries(golden.run).map(([id, score]) => anObservedHit({ id, score, covers: coversOf(id) })),
  });
}

describe("ranking metrics", () => {
  it.each(cases)("agree with the oracle: $name", (golden) => {
    const observation = observe(golden);
    for (const [name, expected] of Object.entries(golden.expected)) {
      const named = metricByName(name);
      if (named.scope !== "question") throw new Error(`${name} is not a metric of one question`);
      expect(named.metric.score(observation), name).toBeCloseTo(expected, 6);
    }
  });
});
