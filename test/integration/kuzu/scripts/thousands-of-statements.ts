import { openKuzuGraphStore } from "../../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { aCard } from "../../../support/builders/a-card.ts";
import { linkOf } from "../../../support/builders/a-link.ts";
import { aSessionNode } from "../../../support/builders/a-session.ts";

const [directory = "", engine] = process.argv.slice(2);
const store = await openKuzuGraphStore(directory, engine === "ladybug" ? "ladybug" : "kuzu");
await store.putSessions([aSessionNode()]);
await store.putCards([aCard({ id: cardId("hub") })]);
for (let number = 0; number < 300; number++) {
  const id = cardId(`card-${number}`);
  await store.putCards([aCard({ id })]);
  await store.putLinks([linkOf(`card-${number} CAUSED_BY hub`)]);
  await store.cards([id]);
  await store.sessions();
  await store.entities();
  if (number % 50 === 0) {
    await store.faults();
    globalThis.gc?.();
  }
}
await store[Symbol.asyncDispose]();
globalThis.gc?.();
console.log("done");
