import { describe, expect } from "vitest";
import { cardId } from "../../../src/core/ids.ts";
import type { ExpandOptions, GraphStore } from "../../../src/ports/graph-store.ts";
import { aCard } from "../builders/a-card.ts";
import { linkOf } from "../builders/a-link.ts";
import { aSessionNode } from "../builders/a-session.ts";
import { type Contract, itWith } from "./contract.ts";

/** Puts the links and the cards at their ends. */
async function putGraph(store: GraphStore, lines: readonly string[]): Promise<void> {
  const links = lines.map(linkOf);
  const cards = new Set(links.flatMap(({ from, to }) => [from, to]));
  await store.putSessions([aSessionNode()]);
  await store.putCards([...cards].map((id) => aCard({ id })));
  await store.putLinks(links);
}

/** Each reached card as `depth id via RELATION from`, with `back` when the link was walked backwards. */
async function walk(
  store: GraphStore,
  from: string,
  options: Partial<ExpandOptions> = {},
): Promise<readonly string[]> {
  const starts = from.split(" ").map(cardId);
  const reached = await store.expand(starts, { depth: 1, limit: 100, direction: "both", ...options });
  return reached.map(
    ({ depth, id, via, from, backwards }) =>
      `${depth} ${id} via ${via.relation} from ${from}${backwards ? " back" : ""}`,
  );
}

export function expansionContract(contract: Contract<GraphStore>): void {
  const it = itWith(contract);

  describe("expand", () => {
    it("walks level by level and reaches each card once, by its shortest way", async (store) => {
      await putGraph(store, ["a CAUSED_BY b", "b CAUSED_BY c", "c CAUSED_BY d", "a CAUSED_BY c 0.1"]);
      expect(await walk(store, "a", { depth: 3 })).toEqual([
        "1 b via CAUSED_BY from a",
        "1 c via CAUSED_BY from a",
        "2 d via CAUSED_BY from c",
      ]);
      expect(await walk(store, "a", { depth: 1 })).toHaveLength(2);
    });

    it("orders a level by weight, then id", async (store) => {
      await putGraph(store, [
        "a CAUSED_BY z 0.9",
        "a CAUSED_BY y 0.2",
        "a CAUSED_BY x 0.2",
        "a CAUSED_BY w 1",
      ]);
      const order = (await store.expand([cardId("a")], { depth: 1, limit: 9, direction: "out" })).map(
        ({ id }) => id,
      );
      expect(order).toEqual(["w", "z", "x", "y"]);
    });

    it("reaches a card on its heaviest link, then the one with the smaller key", async (store) => {
      await putGraph(store, [
        "a CAUSED_BY x 0.2",
        "b REFERENCES x 0.7",
        "a REFERENCES y 0.4",
        "a DEPENDS_ON y 0.4",
        "b CAUSED_BY y 0.4",
      ]);
      expect(await walk(store, "b a")).toEqual(["1 x via REFERENCES from b", "1 y via DEPENDS_ON from a"]);
    });

    it("gives the whole link that it walked", async (store) => {
      await putGraph(store, ["b LIVES_WITH a 0.3"]);
      const reached = await store.expand([cardId("a")], { depth: 1, limit: 1, direction: "in" });
      expect(reached).toEqual([
        { id: "b", depth: 1, via: linkOf("b LIVES_WITH a 0.3"), from: "a", backwards: true },
      ]);
    });

    it("walks directed links one way, symmetric ones both", async (store) => {
      await putGraph(store, ["a CAUSED_BY b", "c CAUSED_BY a", "a SIMILAR_TO d 0.1", "0 CO_OCCURS a 0.1"]);
      const symmetric = ["1 0 via CO_OCCURS from a back", "1 d via SIMILAR_TO from a"];
      expect(await walk(store, "a", { direction: "out" })).toEqual([
        "1 b via CAUSED_BY from a",
        ...symmetric,
      ]);
      expect(await walk(store, "a", { direction: "in" })).toEqual([
        "1 c via CAUSED_BY from a back",
        ...symmetric,
      ]);
      expect(await walk(store, "a", { direction: "both" })).toHaveLength(4);
    });

    it("walks only the relations that are asked for", async (store) => {
      await putGraph(store, ["a CAUSED_BY b", "b LIVES_WITH c", "b REFERENCES d"]);
      expect(await walk(store, "a", { depth: 2, relations: ["CAUSED_BY", "LIVES_WITH"] })).toEqual([
        "1 b via CAUSED_BY from a",
        "2 c via LIVES_WITH from b",
      ]);
      expect(await walk(store, "a", { relations: ["NEVER_SEEN"] })).toEqual([]);
      expect(await walk(store, "a", { relations: [] })).toEqual([]);
    });

    it("cuts at the limit, nearer and heavier first", async (store) => {
      await putGraph(store, [
        "a CAUSED_BY b 0.1",
        "a CAUSED_BY c 0.2",
        "c CAUSED_BY d 1",
        "b CAUSED_BY e 0.9",
      ]);
      expect(await walk(store, "a", { depth: 2, limit: 3 })).toEqual([
        "1 c via CAUSED_BY from a",
        "1 b via CAUSED_BY from a",
        "2 d via CAUSED_BY from c",
      ]);
      expect(await walk(store, "a", { limit: 1 })).toEqual(["1 c via CAUSED_BY from a"]);
      expect(await walk(store, "a", { limit: 0 })).toEqual([]);
    });

    it("leaves the starts out, ignores unknown ones and comes to an end in a circle", async (store) => {
      await putGraph(store, ["a CAUSED_BY b", "b CAUSED_BY a", "a REFERENCES a", "b CAUSED_BY c"]);
      expect(await walk(store, "a b nobody a", { depth: 9 })).toEqual(["1 c via CAUSED_BY from b"]);
      expect(await store.expand([], { depth: 1, limit: 1, direction: "both" })).toEqual([]);
    });

    it("sees a changed weight and a new link at once", async (store) => {
      await putGraph(store, ["a CAUSED_BY b 0.1", "a CAUSED_BY c 0.2"]);
      await walk(store, "a");
      await store.putLinks([linkOf("a CAUSED_BY b 0.3"), linkOf("b SIMILAR_TO c 1")]);
      expect(await walk(store, "a")).toEqual(["1 b via CAUSED_BY from a", "1 c via CAUSED_BY from a"]);
      expect(await walk(store, "b")).toEqual(["1 c via SIMILAR_TO from b", "1 a via CAUSED_BY from b back"]);
    });
  });
}
