import { describe, expect } from "vitest";
import type { ModelCall } from "../../../src/domain/model-call.ts";
import type { CallLedger } from "../../../src/ports/call-ledger.ts";
import { type Contract, itWith } from "./contract.ts";

export const aCall = (changes: Partial<ModelCall> = {}): ModelCall => ({
  at: new Date("2026-03-31T12:00:00Z"),
  stage: "embed",
  model: "openai-compatible/bge-m3",
  usage: { calls: 1, inputTokens: 100, outputTokens: 0 },
  cost: 0.5,
  latencyMs: 12.5,
  failure: null,
  ...changes,
});

export function callLedgerContract(contract: Contract<CallLedger>): void {
  const it = itWith(contract);

  describe("a ledger of calls", () => {
    it("is empty at first", async (ledger) => {
      expect(await ledger.calls()).toEqual([]);
    });

    it("gives back every call as it was, oldest first", async (ledger) => {
      const retried = { calls: 1, inputTokens: 7, outputTokens: 3, retries: 2 };
      const calls = [
        aCall(),
        aCall({ stage: "distil", usage: retried, cost: null }),
        aCall({ failure: "PROVIDER_TIMEOUT", at: new Date("2026-03-30T00:00:00Z") }),
      ];
      for (const call of calls) await ledger.append(call);
      expect(await ledger.calls()).toEqual(calls);
    });

    it("keeps calls that are entered at once", async (ledger) => {
      const calls = Array.from({ length: 20 }, (_, at) => aCall({ latencyMs: at }));
      await Promise.all(calls.map((call) => ledger.append(call)));
      expect(await ledger.calls()).toEqual(calls);
    });
  });
}
