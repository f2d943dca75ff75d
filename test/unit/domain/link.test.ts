import { describe, expect, it } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import { type Link, normaliseLink, resolveRelation } from "../../../src/domain/link.ts";

const link = (relation: string): Link => ({
  from: cardId("card-b"),
  to: cardId("card-a"),
  relation,
  weight: 0.5,
  reason: "",
  evidenceCount: 1,
  at: new Date(0),
});

describe("normaliseLink", () => {
  it("stores a cause from effect to cause, whichever name was used", () => {
    expect(normaliseLink(link("CAUSES"))).toMatchObject({
      relation: "CAUSED_BY",
      from: "card-a",
      to: "card-b",
    });
    expect(normaliseLink(link("CAUSED_BY"))).toMatchObject({
      relation: "CAUSED_BY",
      from: "card-b",
      to: "card-a",
    });
  });

  it("orders the ends of symmetric relations by id", () => {
    expect(normaliseLink(link("CONFLICTS_WITH"))).toMatchObject({
      relation: "CONTRADICTS",
      from: "card-a",
      to: "card-b",
    });
  });

  it("keeps custom relations, in capitals", () => {
    expect(resolveRelation("inspired_by")).toEqual({ relation: "INSPIRED_BY", inverse: false });
  });
});
