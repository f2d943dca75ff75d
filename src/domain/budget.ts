/** Where spending is counted: since this command began or the memory was opened, since midnight UTC, ever. */
export const budgetPeriods = ["perRun", "perDay", "total"] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

export const budgetUnits = ["calls", "tokens", "cost"] as const;
export type BudgetUnit = (typeof budgetUnits)[number];

/** What was spent, or may be; cost is in the currency of the prices. */
export type Spending = Readonly<Record<BudgetUnit, number>>;

/** The most that may be spent; null sets no limit. */
export type Limits = Readonly<Record<BudgetUnit, number | null>>;
export type Budget = Readonly<Record<BudgetPeriod, Limits>>;

export const noSpending: Spending = { calls: 0, tokens: 0, cost: 0 };

export const addSpending = (a: Spending, b: Spending): Spending => ({
  calls: a.calls + b.calls,
  tokens: a.tokens + b.tokens,
  cost: a.cost + b.cost,
});

export interface Overrun {
  readonly period: BudgetPeriod;
  readonly unit: BudgetUnit;
  readonly limit: number;
  readonly spent: number;
  readonly wanted: number;
}

/** The first limit that spending `wanted` on top of `spent` would pass; undefined when there is room. */
export function overrunOf(
  budget: Budget,
  spent: Readonly<Record<BudgetPeriod, Spending>>,
  wanted: Spending,
): Overrun | undefined {
  for (const period of budgetPeriods) {
    for (const unit of budgetUnits) {
      const limit = budget[period][unit];
      const already = spent[period][unit];
      if (limit !== null && already + wanted[unit] > limit)
        return { period, unit, limit, spent: already, wanted: wanted[unit] };
    }
  }
  return undefined;
}
