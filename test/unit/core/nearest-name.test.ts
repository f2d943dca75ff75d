import { describe, expect, it } from "vitest";
import { nearestName, unknownName } from "../../../src/core/nearest-name.ts";

const relations = ["CAUSED_BY", "DEPENDS_ON", "SIMILAR_TO"];

describe("nearestName", () => {
  it.each([
    ["CAUSD_BY", "CAUSED_BY"],
    ["SIMILAR", "SIMILAR_TO"],
    ["DEP", "DEPENDS_ON"],
    ["属于", undefined],
    ["WEATHER", undefined],
  ])("takes %s for %s", (name, meant) => {
    expect(nearestName(name, relations)).toBe(meant);
  });

  it("knows nothing near where nothing is known", () => {
    expect(nearestName("CAUSED_BY", [])).toBeUndefined();
  });
});

describe("unknownName", () => {
  it("lists what is known where nothing is near", () => {
    expect(unknownName("relation", "属于", relations).hint).toBe("known: CAUSED_BY, DEPENDS_ON, SIMILAR_TO");
  });
});
