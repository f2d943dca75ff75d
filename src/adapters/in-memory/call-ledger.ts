import type { ModelCall } from "../../domain/model-call.ts";
import type { CallLedger } from "../../ports/call-ledger.ts";

export function createInMemoryCallLedger(): CallLedger {
  const calls: ModelCall[] = [];
  return {
    append: async (call) => {
      calls.push(call);
    },
    calls: async () => [...calls],
  };
}
