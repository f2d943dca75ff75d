import { describe, expect, it } from "vitest";
import type { EntityDraft } from "../../../../src/ports/distiller.ts";
import { drafted, link, person } from "./drafts.ts";

const nicknamed: EntityDraft = { label: "高守礼", kind: "person", aliases: ["铁算盘"], stated: ["铁算盘"] };

describe("nameCards", () => {
  it("understands in every session a nickname that one session explains", () => {
    const { cards, entities } = link([
      drafted("one", [["高守礼外号铁算盘。", "高守礼"]], { entities: [nicknamed] }),
      drafted("two", [["铁算盘关上了门。"]]),
    ]);
    expect(entities.map(({ label, aliases }) => [label, ...aliases])).toEqual([["高守礼", "铁算盘"]]);
    expect(cards.map((card) => card.entities)).toEqual([[entities[0]?.id], [entities[0]?.id]]);
  });

  it("takes a name that two bear for the one who is mentioned near it", () => {
    const { cards, entities } = link([
      drafted("one", [["陈守义出了门。", "陈守义"]], { entities: [person("陈守义", "老陈")] }),
      drafted("two", [["陈有福进了门。", "陈有福"]], { entities: [person("陈有福", "老陈")] }),
      drafted("three", [
        ["陈守义看着河。", "陈守义"],
        ["天色暗了下来。"],
        ["船还没有到岸。"],
        ["陈有福点上了灯。", "陈有福"],
        ["老陈坐下了。", "老陈"],
      ]),
    ]);
    const idOf = (label: string) => entities.find((entity) => entity.label === label)?.id;
    expect(cards.at(-1)?.entities).toEqual([idOf("陈有福")]);
  });
});
