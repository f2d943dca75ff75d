import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openKuzuGraphStore } from "../../../src/adapters/kuzu/graph-store.ts";
import { graphStoreContract } from "../../support/contracts/graph-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

describe("the graph store on Kuzu", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let opened = 0;
  graphStoreContract({ open: () => openKuzuGraphStore(join(directory.path, String(opened++))) });
});
