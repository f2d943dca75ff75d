import { describe } from "vitest";
import { createInMemoryVectorStore } from "../../../../src/adapters/in-memory/vector-store.ts";
import { vectorStoreContract } from "../../../support/contracts/vector-store.contract.ts";

describe("the vector store in memory", () => {
  vectorStoreContract({ open: async () => createInMemoryVectorStore() });
});
