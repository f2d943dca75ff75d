import { describe, expect, it } from "vitest";
import { partsOf } from "../../../../src/memory/recall/query-parts.ts";

describe("partsOf", () => {
  it("parts a question about two happenings where it passes from one to the other", () => {
    expect(partsOf("先有陈贵卖船，还是先有赵四搬家？", "zh")).toEqual(["先有陈贵卖船，", "先有赵四搬家？"]);
    expect(partsOf("Did the fire come first, or the flood?", "en")).toEqual([
      "Did the fire come first,",
      "the flood?",
    ]);
  });

  it("leaves a question about one happening whole", () => {
    expect(partsOf("谁在码头卖了船？", "zh")).toEqual(["谁在码头卖了船？"]);
    expect(partsOf("Who sold the corn at the harbour?", "en")).toEqual(["Who sold the corn at the harbour?"]);
  });
});
