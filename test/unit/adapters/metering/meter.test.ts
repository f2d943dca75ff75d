import { describe, expect, it } from "vitest";
import { createInMemoryCallLedger } from "../../../../src/adapters/in-memory/call-ledger.ts";
import { meteredChatModel } from "../../../../src/adapters/metering/chat-model.ts";
import { createMeter } from "../../../../src/adapters/metering/meter.ts";
import type { Clock } from "../../../../src/core/clock.ts";
import { noUsage, type Usage } from "../../../../src/core/concurrency.ts";
import { ProviderError } from "../../../../src/core/errors.ts";
import type { Budget, Limits } from "../../../../src/domain/budget.ts";
import type { ModelCall } from "../../../../src/domain/model-call.ts";
import type { ChatModel } from "../../../../src/ports/chat-model.ts";

const unlimited: Limits = { calls: null, tokens: null, cost: null };
const budgetOf = (limits: Partial<Budget>): Budget => ({
  perRun: unlimited,
  perDay: unlimited,
  total: unlimited,
  ...limits,
});
const price = { input: 2, output: 10 };
const usage: Usage = { calls: 1, inputTokens: 100, outputTokens: 50 };
const expected = { stage: "distil", model: "m", price, inputTokens: 100, outputTokens: 50 } as const;

function steppingClock(start: string) {
  let at = new Date(start);
  let ms = 0;
  const clock: Clock = { now: () => at, monotonicMs: () => (ms += 5) };
  return { clock, moveTo: (instant: string) => (at = new Date(instant)) };
}

function meterWith(budget: Partial<Budget>, before: readonly ModelCall[] = []) {
  const { clock, moveTo } = steppingClock("2026-03-31T12:00:00Z");
  const ledger = createInMemoryCallLedger();
  const filled = Promise.all(before.map((call) => ledger.append(call)));
  const meter = createMeter({ ledger, budget: budgetOf(budget), clock });
  return { meter, ledger, moveTo, filled };
}

const earlier = (at: string): ModelCall => ({
  at: new Date(at),
  stage: "embed",
  model: "m",
  usage,
  cost: 0.0007,
  latencyMs: 1,
  failure: null,
});

const spend = async () => ({ usage });

describe("createMeter", () => {
  it("enters what a request took and cost", async () => {
    const { meter, ledger } = meterWith({});
    expect(await meter.measure(expected, spend)).toEqual({ usage });
    expect(await ledger.calls()).toEqual([
      {
        at: new Date("2026-03-31T12:00:00Z"),
        stage: "distil",
        model: "m",
        usage,
        cost: 0.0007,
        latencyMs: 5,
        failure: null,
      },
    ]);
  });

  it("knows no cost without a price", async () => {
    const { meter, ledger } = meterWith({});
    await meter.measure({ ...expected, price: null }, spend);
    expect((await ledger.calls())[0]?.cost).toBeNull();
  });

  it.each([
    ["calls", { calls: 2 }],
    ["tokens", { tokens: 449 }],
    ["cost", { cost: 0.0014 }],
  ] as const)("refuses the request that would pass the limit of %s in a run", async (unit, limits) => {
    const { meter, ledger } = meterWith({ perRun: { ...unlimited, ...limits } });
    await meter.measure(expected, spend);
    await meter.measure(expected, spend);
    let asked = false;
    const third = meter.measure(expected, async () => {
      asked = true;
      return { usage };
    });
    await expect(third).rejects.toMatchObject({ code: "BUDGET_EXCEEDED", path: `budget.perRun.${unit}` });
    expect(asked).toBe(false);
    expect(await ledger.calls()).toHaveLength(2);
  });

  it("counts a day by its UTC date, and begins anew with the next", async () => {
    const before = [earlier("2026-03-30T23:59:59Z"), earlier("2026-03-31T00:00:00Z")];
    const { meter, moveTo, filled } = meterWith({ perDay: { ...unlimited, calls: 2 } }, before);
    await filled;
    await meter.measure(expected, spend);
    await expect(meter.measure(expected, spend)).rejects.toMatchObject({
      code: "BUDGET_EXCEEDED",
      details: { period: "perDay", unit: "calls", limit: 2, spent: 2, wanted: 1 },
    });
    moveTo("2026-04-01T00:00:00Z");
    expect(await meter.measure(expected, spend)).toEqual({ usage });
  });

  it("counts what earlier runs spent towards the total", async () => {
    const { meter, filled } = meterWith({ total: { ...unlimited, tokens: 299 } }, [
      earlier("2026-01-01T00:00:00Z"),
    ]);
    await filled;
    await expect(meter.measure(expected, spend)).rejects.toMatchObject({ path: "budget.total.tokens" });
  });

  it("holds requests under way against the budget, so that many at once do not pass it", async () => {
    const { meter, ledger } = meterWith({ perRun: { ...unlimited, calls: 3 } });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => meter.measure(expected, spend)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await ledger.calls()).toHaveLength(3);
  });

  it("gives back the room of a request that cost less than it might have", async () => {
    const { meter } = meterWith({ perRun: { ...unlimited, tokens: 200 } });
    const little = async () => ({ usage: { calls: 1, inputTokens: 10, outputTokens: 1 } });
    for (let time = 0; time < 5; time++) await meter.measure(expected, little);
    await expect(meter.measure(expected, little)).rejects.toMatchObject({ code: "BUDGET_EXCEEDED" });
  });

  it.each([
    ["that was refused as costing nothing", "PROVIDER_RATE_LIMIT", { status: 429 }, noUsage],
    ["that found no server as costing nothing", "PROVIDER_UNREACHABLE", {}, noUsage],
    [
      "that timed out as costing its input",
      "PROVIDER_TIMEOUT",
      {},
      { calls: 1, inputTokens: 100, outputTokens: 0 },
    ],
  ])("enters a request %s", async (_what, code, details, billed) => {
    const { meter, ledger } = meterWith({});
    const failing = () => Promise.reject(new ProviderError({ code, message: "no", details }));
    await expect(meter.measure(expected, failing)).rejects.toMatchObject({ code });
    expect(await ledger.calls()).toMatchObject([{ failure: code, usage: billed }]);
  });

  it("refuses a money limit for a model without a price", async () => {
    const { meter } = meterWith({ perDay: { ...unlimited, cost: 1 } });
    await expect(meter.measure({ ...expected, price: null }, spend)).rejects.toMatchObject({
      name: "UsageError",
      code: "BUDGET_UNPRICED",
    });
  });
});

describe("meteredChatModel", () => {
  it("expects the estimated prompt and the longest reply", async () => {
    const { meter } = meterWith({ perRun: { ...unlimited, tokens: 1000 } });
    const model: ChatModel = { id: "m", complete: async () => ({ text: "hi", usage }) };
    const settings = { stage: "distil", price, maxOutputTokens: 994 } as const;
    const metered = meteredChatModel(model, meter, settings);
    // "hello" is 2 tokens by estimate, its envelope 4.
    const hello = [{ role: "user", content: "hello" }] as const;
    expect((await metered.complete(hello)).text).toBe("hi");
    await expect(metered.complete(hello)).rejects.toMatchObject({ details: { spent: 150, wanted: 1000 } });
  });
});
