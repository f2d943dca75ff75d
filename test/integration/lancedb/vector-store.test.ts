import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openLanceVectorStore } from "../../../src/adapters/lancedb/vector-store.ts";
import { vectorStoreContract } from "../../support/contracts/vector-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

describe("the vector store on LanceDB", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let opened = 0;
  const open = () =>
    openLanceVectorStore(join(directory.path, String(opened++)), { embedderId: "test", dimensions: 3 });
  vectorStoreContract({ open });
});
