import type { Clock } from "../../core/clock.ts";
import { noUsage, type Usage } from "../../core/concurrency.ts";
import { AlayaError, ProviderError, UsageError } from "../../core/errors.ts";
import {
  addSpending,
  type Budget,
  budgetPeriods,
  noSpending,
  type Overrun,
  overrunOf,
  type Spending,
} from "../../domain/budget.ts";
import { costOf, type ModelCall, type ModelStage, type Price } from "../../domain/model-call.ts";
import type { CallLedger } from "../../ports/call-ledger.ts";

/** A request before it is made: what it may cost at most, as far as that can be told. */
export interface ExpectedCall {
  readonly stage: ModelStage;
  readonly model: string;
  readonly price: Price | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Stands between the product and the models it pays for. */
export interface Meter {
  /**
   * Makes a request when the budget has room for it, and enters it in the ledger, answered or not. Requests under way
   * count with what they may cost. Throws `BUDGET_EXCEEDED` and, for a money limit without a price, `BUDGET_UNPRICED`,
   * before anything is sent.
   */
  measure<Answer extends { readonly usage: Usage }>(
    expected: ExpectedCall,
    request: () => Promise<Answer>,
  ): Promise<Answer>;
}

/** Spending of earlier runs is read from the ledger once; a run begins when its meter is made. */
export function createMeter(settings: {
  readonly ledger: CallLedger;
  readonly budget: Budget;
  readonly clock: Clock;
}): Meter {
  const { ledger, budget, clock } = settings;
  let reading: Promise<Tally> | undefined;
  let underWay = noSpending;

  return {
    measure: async (expected, request) => {
      requirePrice(budget, expected);
      reading ??= readTally(ledger);
      const tally = await reading;
      const wanted = spendingOf({ ...expected, calls: 1 }, expected.price);
      const overrun = overrunOf(budget, tally.with(underWay, dayOf(clock.now())), wanted);
      if (overrun !== undefined) throw exceeded(overrun);
      underWay = addSpending(underWay, wanted);
      const start = clock.monotonicMs();
      const enter = async (usage: Usage, failure: string | null): Promise<void> => {
        const { stage, model, price } = expected;
        const latencyMs = clock.monotonicMs() - start;
        const call = { at: clock.now(), stage, model, usage, cost: costOf(usage, price), latencyMs, failure };
        underWay = addSpending(underWay, negative(wanted));
        tally.add(call);
        await ledger.append(call);
      };
      const answer = await request().catch(async (error: unknown) => {
        if (wasNeverSent(error)) underWay = addSpending(underWay, negative(wanted));
        else await enter(billedFor(error, expected), error instanceof AlayaError ? error.code : "ABORTED");
        throw error;
      });
      await enter(answer.usage, null);
      return answer;
    },
  };
}

const wasNeverSent = (error: unknown): boolean =>
  error instanceof AlayaError && error.code === "PROVIDER_KEY_MISSING";

const refusals = new Set([
  "PROVIDER_AUTH",
  "PROVIDER_RATE_LIMIT",
  "PROVIDER_UNREACHABLE",
  "PROVIDER_TOO_LARGE",
]);

/** A request that a service refused costs nothing; one that it may have worked on is taken to cost its input. */
function billedFor(error: unknown, { inputTokens }: ExpectedCall): Usage {
  const wasRefused = error instanceof AlayaError && (refusals.has(error.code) || "status" in error.details);
  return wasRefused ? noUsage : { calls: 1, inputTokens, outputTokens: 0 };
}

/** What was spent in this run, on each day, and ever. */
interface Tally {
  add(call: ModelCall): void;
  with(extra: Spending, day: string): Readonly<Record<"perRun" | "perDay" | "total", Spending>>;
}

async function readTally(ledger: CallLedger): Promise<Tally> {
  const days = new Map<string, Spending>();
  let [run, total] = [noSpending, noSpending];
  const enter = (call: ModelCall): Spending => {
    const spent = { ...spendingOf(call.usage, null), cost: call.cost ?? 0 };
    const day = dayOf(call.at);
    days.set(day, addSpending(days.get(day) ?? noSpending, spent));
    total = addSpending(total, spent);
    return spent;
  };
  for (const call of await ledger.calls()) enter(call);
  return {
    add: (call) => {
      run = addSpending(run, enter(call));
    },
    with: (extra, day) => ({
      perRun: addSpending(run, extra),
      perDay: addSpending(days.get(day) ?? noSpending, extra),
      total: addSpending(total, extra),
    }),
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const spendingOf = (usage: Usage, price: Price | null): Spending => ({
  calls: usage.calls,
  tokens: usage.inputTokens + usage.outputTokens,
  cost: costOf(usage, price) ?? 0,
});

const negative = ({ calls, tokens, cost }: Spending): Spending => ({
  calls: -calls,
  tokens: -tokens,
  cost: -cost,
});

function requirePrice(budget: Budget, { model, price }: ExpectedCall): void {
  if (price !== null || budgetPeriods.every((period) => budget[period].cost === null)) return;
  throw new UsageError({
    code: "BUDGET_UNPRICED",
    message: `the budget limits the cost, but ${model} has no price`,
    hint: "set the price per million tokens beside the model, or limit tokens or calls instead",
    path: "budget",
    details: { model },
  });
}

function exceeded({ period, unit, limit, spent, wanted }: Overrun): ProviderError {
  return new ProviderError({
    code: "BUDGET_EXCEEDED",
    message: `the budget ${period}.${unit} of ${limit} has no room: ${round(spent)} spent, ${round(wanted)} more needed`,
    hint: `raise budget.${period}.${unit} in the configuration, or do less at a time; \`alaya costs\` shows what was spent`,
    path: `budget.${period}.${unit}`,
    details: { period, unit, limit, spent: round(spent), wanted: round(wanted) },
  });
}

const round = (value: number): number => Number(value.toPrecision(6));
