import { describe } from "vitest";
import { createInMemorySessionStore } from "../../../../src/adapters/in-memory/session-store.ts";
import { sessionStoreContract } from "../../../support/contracts/session-store.contract.ts";

describe("the session store in memory", () => {
  sessionStoreContract({ open: async () => createInMemorySessionStore() });
});
