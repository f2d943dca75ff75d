import { describe, expect, it } from "vitest";
import { AlayaError } from "../../../src/core/errors.ts";
import { level, parseLevelSetting, resolveLevels } from "../../../src/domain/factors.ts";

const failureOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error instanceof AlayaError ? { code: error.code, nearest: error.details.nearest } : error;
  }
};

describe("factor levels", () => {
  it("come from the preset, then from the changes", () => {
    const levels = resolveLevels("alaya-1.0", { "recall.depth": 2 });
    expect(level(levels, "recall.rank_by")).toBe("h");
    expect(level(levels, "recall.depth")).toBe(2);
    expect(level(levels, "graph.enabled")).toBe(true);
  });

  it("are read from settings as JSON or as a word", () => {
    expect(parseLevelSetting("graph.enabled=false")).toEqual({ "graph.enabled": false });
    expect(parseLevelSetting("h.weights=[1,0,0]")).toEqual({ "h.weights": [1, 0, 0] });
    expect(parseLevelSetting("recall.rank_by=cosine")).toEqual({ "recall.rank_by": "cosine" });
  });

  it("refuse unknown names with the nearest known one, and levels out of range", () => {
    expect(failureOf(() => resolveLevels("alaya", { "recall.dept": 1 }))).toEqual({
      code: "USAGE_UNKNOWN_NAME",
      nearest: "recall.depth",
    });
    expect(failureOf(() => resolveLevels("alya"))).toEqual({ code: "USAGE_UNKNOWN_NAME", nearest: "alaya" });
    expect(failureOf(() => resolveLevels("alaya", { "recall.depth": 4 }))).toMatchObject({
      code: "USAGE_BAD_LEVEL",
    });
    expect(failureOf(() => parseLevelSetting("recall.depth"))).toMatchObject({ code: "USAGE_BAD_SETTING" });
  });
});
