import { describe } from "vitest";
import { createInMemoryJournal } from "../../../../src/adapters/in-memory/journal.ts";
import { journalContract } from "../../../support/contracts/journal.contract.ts";

describe("the journal in memory", () => journalContract({ open: async () => createInMemoryJournal() }));
