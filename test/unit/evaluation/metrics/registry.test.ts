import { describe, expect, it } from "vitest";
import { metricByName, metricNames } from "../../../../src/evaluation/metrics/registry.ts";

describe("metricByName", () => {
  it("finds every metric under its own name", () => {
    expect(metricNames.map((name) => metricByName(name).metric.name)).toEqual(metricNames);
  });

  it("names the nearest metric when there is none of that name", () => {
    expect(() => metricByName("recal@5")).toThrowError(
      expect.objectContaining({
        code: "USAGE_UNKNOWN_NAME",
        details: expect.objectContaining({ name: "recal@5", nearest: "recall@5" }),
      }),
    );
  });
});
