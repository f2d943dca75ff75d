import { describe } from "vitest";
import { createInMemoryGraphStore } from "../../../../src/adapters/in-memory/graph-store.ts";
import { graphStoreContract } from "../../../support/contracts/graph-store.contract.ts";

describe("the graph store in memory", () => {
  graphStoreContract({ open: async () => createInMemoryGraphStore() });
});
