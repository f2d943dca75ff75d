import { mean } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../src/core/random.ts";
import { bootstrapInterval } from "../../../../src/evaluation/statistics/bootstrap.ts";

const average = (items: readonly { value: number }[]) => mean(items.map(({ value }) => value));

/** Clusters whose members all have the cluster's value: 0 or 1 in turn. */
const clustered = (clusters: number, size: number) =>
  Array.from({ length: clusters * size }, (_, index) => {
    const cluster = Math.floor(index / size);
    return { cluster: `c${cluster}`, value: cluster % 2 };
  });

describe("bootstrapInterval", () => {
  it("is the same for the same seed and holds the mean", () => {
    const items = clustered(10, 3);
    const interval = bootstrapInterval(items, average, createRandom(1));
    expect(bootstrapInterval(items, average, createRandom(1))).toEqual(interval);
    expect(interval?.low).toBeLessThan(0.5);
    expect(interval?.high).toBeGreaterThan(0.5);
  });

  it("does not grow narrower when every member of a cluster is repeated", () => {
    const width = (size: number) => {
      const interval = bootstrapInterval(clustered(12, size), average, createRandom(1));
      return (interval?.high ?? 0) - (interval?.low ?? 0);
    };
    expect(width(20)).toBeCloseTo(width(1), 1);
  });

  it("comes near the normal interval of a proportion", () => {
    const items = clustered(100, 1);
    const interval = bootstrapInterval(items, average, createRandom(3));
    // 0.5 ± 1.96 · √(0.25 / 100)
    expect(interval?.low).toBeCloseTo(0.402, 1);
    expect(interval?.high).toBeCloseTo(0.598, 1);
  });

  it("resamples questions when there are fewer than ten clusters, and says so", () => {
    expect(bootstrapInterval(clustered(9, 3), average, createRandom(1))?.unit).toBe("question");
    expect(bootstrapInterval(clustered(10, 3), average, createRandom(1))?.unit).toBe("cluster");
  });

  it("is null for a single question", () => {
    expect(bootstrapInterval([{ cluster: "a", value: 1 }], average, createRandom(1))).toBeNull();
  });
});
