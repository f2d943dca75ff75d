import { expect, it } from "vitest";
import { createInMemoryGraphStore } from "../../../src/adapters/in-memory/graph-store.ts";
import { openKuzuGraphStore } from "../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../src/core/ids.ts";
import { createRandom } from "../../../src/core/random.ts";
import { type Link, normaliseLink } from "../../../src/domain/link.ts";
import type { GraphStore } from "../../../src/ports/graph-store.ts";
import { aCard } from "../../support/builders/a-card.ts";
import { aLink } from "../../support/builders/a-link.ts";
import { aSessionNode } from "../../support/builders/a-session.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const random = createRandom("same as the twin");
const names = Array.from({ length: 200 }, (_, index) => cardId(`card-${index}`));
const relations = ["CAUSED_BY", "SIMILAR_TO", "TEMPORAL_NEXT", "LIVES_WITH"];

/** Weights in quarters, so that many are equal. */
const someLink = (): Link =>
  normaliseLink(
    aLink({
      from: random.pick(names),
      to: random.pick(names),
      relation: random.pick(relations),
      weight: random.integer(5) / 4,
      reason: `reason ${random.integer(30)}`,
      evidenceCount: 1 + random.integer(9),
    }),
  );

const someCards = (count: number) => Array.from({ length: count }, () => random.pick(names));

async function answers(store: GraphStore, questions: readonly (readonly (typeof names)[number][])[]) {
  const links = await store.allLinks();
  const at = [];
  for (const cards of questions) at.push(await store.linksAt(cards));
  return { links, at, order: await store.readingOrder() };
}

it("answers as its twin in memory through 3,000 random links, removals and a reopening", async () => {
  await using directory = await temporaryDirectory();
  const twin = createInMemoryGraphStore();
  let store = await openKuzuGraphStore(directory.path);
  for (const each of [twin, store]) await each.putSessions([aSessionNode()]);

  for (const count of [3, 50, 600, 1300, 900, 147]) {
    const cards = names.map((id) => aCard({ id }));
    const links = Array.from({ length: count }, someLink);
    const removed = someCards(5);
    const questions = [someCards(1), someCards(4)];
    for (const each of [twin, store]) {
      await each.putCards(cards);
      await each.putLinks(links);
      await each.removeCards(removed);
    }
    expect(await answers(store, questions)).toEqual(await answers(twin, questions));
  }
  await store[Symbol.asyncDispose]();
  store = await openKuzuGraphStore(directory.path);
  const questions = [someCards(3)];
  expect(await answers(store, questions)).toEqual(await answers(twin, questions));
  expect(await store.faults()).toEqual([]);
  await store[Symbol.asyncDispose]();
});
