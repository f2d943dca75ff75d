import { describe, expect, it } from "vitest";
import { summariseCalls } from "../../../src/domain/costs.ts";
import { aCall } from "../../support/contracts/call-ledger.contract.ts";

describe("summariseCalls", () => {
  it("adds up by stage and model; failed requests count apart and leave the latency alone", () => {
    const refused = { calls: 0, inputTokens: 0, outputTokens: 0 };
    const summary = summariseCalls([
      aCall({ latencyMs: 10 }),
      aCall({ latencyMs: 30, cost: 0.25 }),
      aCall({ failure: "PROVIDER_RATE_LIMIT", usage: refused, cost: null, latencyMs: 9000 }),
      aCall({ stage: "distil", model: "m" }),
    ]);
    expect(summary).toEqual([
      {
        stage: "embed",
        model: "openai-compatible/bge-m3",
        usage: { calls: 2, inputTokens: 200, outputTokens: 0 },
        failed: 1,
        cost: 0.75,
        meanLatencyMs: 20,
      },
      expect.objectContaining({ stage: "distil", model: "m", cost: 0.5 }),
    ]);
  });

  it("has no cost where one call has no price", () => {
    expect(summariseCalls([aCall(), aCall({ cost: null })])[0]?.cost).toBeNull();
  });
});
