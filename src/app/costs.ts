import { type BudgetPeriod, type BudgetUnit, budgetPeriods, budgetUnits } from "../domain/budget.ts";
import { type StageCosts, summariseCalls, totalOf } from "../domain/costs.ts";
import type { Composition } from "./compose.ts";

export interface Costs {
  readonly currency: string;
  readonly stages: readonly StageCosts[];
  readonly today: Omit<StageCosts, "stage" | "model">;
  readonly total: Omit<StageCosts, "stage" | "model">;
  /** The limits that are set, with what counts towards them now; a run begins with a command. */
  readonly limits: readonly {
    readonly period: BudgetPeriod;
    readonly unit: BudgetUnit;
    readonly limit: number;
    readonly spent: number;
  }[];
}

/** What was spent on models, by stage, and how much of the budget is left. */
export async function costs(
  { ledger, config }: Pick<Composition, "ledger" | "config">,
  now: Date,
): Promise<Costs> {
  const calls = await ledger.calls();
  const day = now.toISOString().slice(0, 10);
  const today = totalOf(calls.filter(({ at }) => at.toISOString().startsWith(day)));
  const total = totalOf(calls);
  const spent = { perRun: totalOf([]), perDay: today, total };
  const { currency, ...budget } = config.budget;
  const limits = budgetPeriods.flatMap((period) =>
    budgetUnits.flatMap((unit) => {
      const limit = budget[period][unit];
      return limit === null ? [] : [{ period, unit, limit, spent: inUnit(spent[period], unit) }];
    }),
  );
  return { currency, stages: summariseCalls(calls), today, total, limits };
}

function inUnit({ usage, cost }: Omit<StageCosts, "stage" | "model">, unit: BudgetUnit): number {
  if (unit === "calls") return usage.calls;
  return unit === "cost" ? (cost ?? 0) : usage.inputTokens + usage.outputTokens;
}
