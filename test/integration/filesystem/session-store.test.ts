import { join } from "node:path";
import { afterAll, describe } from "vitest";
import { openFileSessionStore } from "../../../src/adapters/filesystem/session-store.ts";
import { sessionStoreContract } from "../../support/contracts/session-store.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

describe("the session store on files", async () => {
  const directory = await temporaryDirectory();
  afterAll(() => directory[Symbol.asyncDispose]());
  let opened = 0;
  sessionStoreContract({ open: () => openFileSessionStore(join(directory.path, String(opened++))) });
});
