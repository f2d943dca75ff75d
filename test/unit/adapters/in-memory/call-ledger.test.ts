import { createInMemoryCallLedger } from "../../../../src/adapters/in-memory/call-ledger.ts";
import { callLedgerContract } from "../../../support/contracts/call-ledger.contract.ts";

callLedgerContract({ open: async () => createInMemoryCallLedger() });
