import { openKuzuGraphStore } from "../../../../src/adapters/kuzu/graph-store.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { aCard } from "../../../support/builders/a-card.ts";
import { linkOf } from "../../../support/builders/a-link.ts";
import { aSessionNode } from "../../../support/builders/a-session.ts";

const [directory = "", engine] = process.argv.slice(2);
const store = await openKuzuGraphStore(directory, engine === "ladybug" ? "ladybug" : "kuzu");
await store.putSessions([aSessionNode()]);
await store.putCards([aCard({ id: cardId("card-0") })]);
for (let number = 1; ; number++) {
  await store.putCards([aCard({ id: cardId(`card-${number}`) })]);
  await store.putLinks([linkOf(`card-${number} CAUSED_BY card-${number - 1} 0.5`)]);
  console.log(number);
}
