import { describe, expect, it } from "vitest";
import {
  formatObservations,
  parseObservations,
} from "../../../../src/evaluation/records/observation-record.ts";
import { anObservation, anObservedHit } from "../../../support/builders/an-observation.ts";

describe("parseObservations", () => {
  it("gives back what was written, number for number", () => {
    const observations = [
      anObservation({ hits: [anObservedHit({ score: 1 / 3, covers: [0] })] }),
      anObservation({
        questionId: "q-2",
        query: "谁点亮了灯？\u2028",
        withoutGraph: [{ id: "a", score: -0.1, covers: [] }],
        path: { stepHops: [1, null] },
        navigation: {
          shortestHops: 2,
          attempts: [{ navigator: "oracle", success: true, rounds: 2, pathOverlap: null }],
        },
      }),
    ];
    expect(parseObservations(formatObservations(observations), "o.jsonl")).toEqual(observations);
  });

  it("names line and field of a record that is not one", () => {
    const text = formatObservations([anObservation(), anObservation()]).replace(
      /"totalMs":6(?!.*"totalMs":6)/s,
      '"totalMs":"six"',
    );
    expect(() => parseObservations(text, "o.jsonl")).toThrowError(
      expect.objectContaining({
        code: "OBSERVATION_INVALID",
        path: "o.jsonl:2",
        details: expect.objectContaining({ field: "latency.totalMs" }),
      }),
    );
  });

  it("refuses a record of a version that it does not know", () => {
    const text = formatObservations([anObservation()]).replace("alaya.observation/1", "alaya.observation/9");
    expect(() => parseObservations(text, "o.jsonl")).toThrowError(
      expect.objectContaining({
        code: "OBSERVATION_INVALID",
        details: expect.objectContaining({ field: "schema" }),
      }),
    );
  });
});
