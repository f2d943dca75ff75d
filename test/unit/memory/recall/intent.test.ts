import { describe, expect, it } from "vitest";
import { intentOf, wantedOf } from "../../../../src/memory/recall/intent.ts";

const relations = (text: string, language: "zh" | "en") =>
  intentOf(text, language).map(({ relation, direction }) => `${relation} ${direction}`);

describe("intentOf", () => {
  it.each([
    ["Why did the ferry stop?", "CAUSED_BY out"],
    ["What was the consequence of the strike?", "CAUSED_BY in"],
    ["What happened next?", "TEMPORAL_NEXT out"],
    ["When was the same kind of mistake made?", "SIMILAR_TO both"],
    ["Who changed her mind about the bridge?", "CONTRADICTS both"],
    ["What does the release depend on?", "DEPENDS_ON out"],
    ["How long is the bridge?", ""],
  ])("hears in English what %s asks for", (text, expected) => {
    expect(relations(text, "en").join()).toBe(expected);
  });

  it.each([
    ["渡船为什么停了？", "CAUSED_BY out"],
    ["这件事后来带来了什么后果？", "CAUSED_BY in"],
    ["接下来发生了什么？", "TEMPORAL_NEXT out"],
    ["还有哪几次类似的失误？", "SIMILAR_TO both"],
    ["谁对修桥改变了主意？", "CONTRADICTS both"],
    ["桥长多少？", ""],
  ])("hears in Chinese what %s asks for", (text, expected) => {
    expect(relations(text, "zh").join()).toBe(expected);
  });
});

describe("wantedOf", () => {
  it("walks an inverse name backwards", () => {
    expect(wantedOf(["CAUSES", "depends_on"])).toEqual([
      { relation: "CAUSED_BY", direction: "in" },
      { relation: "DEPENDS_ON", direction: "out" },
    ]);
  });
});
