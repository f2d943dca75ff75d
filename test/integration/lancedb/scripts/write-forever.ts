import { openLanceVectorStore } from "../../../../src/adapters/lancedb/vector-store.ts";
import { cardId } from "../../../../src/core/ids.ts";
import { aVectorRecord } from "../../../support/builders/a-vector-record.ts";

const [directory = ""] = process.argv.slice(2);
const store = await openLanceVectorStore(directory, { embedderId: "test", dimensions: 3 });
for (let number = 1; ; number++) {
  await store.upsert([aVectorRecord({ id: cardId(`card-${number}`) })]);
  console.log(number);
}
