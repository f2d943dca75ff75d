import type { Costs } from "../app/costs.ts";
import type { CostTexts } from "../messages/costs.ts";
import { displayWidth, padToWidth } from "./display-width.ts";

/** The costs for a person: a row for each stage and model, then the sums and the limits. */
export function renderCosts({ currency, stages, today, total, limits }: Costs, say: CostTexts): string {
  if (stages.length === 0) return say.nothing;
  const money = (cost: number | null): string =>
    cost === null ? say.unpriced : `${cost.toFixed(4)} ${currency}`;
  const rows = [
    [
      say.stage,
      say.model,
      say.calls,
      say.tokensIn,
      say.tokensOut,
      say.retries,
      say.failed,
      say.latency,
      say.cost,
    ],
    ...stages.map(({ stage, model, usage, failed, cost, meanLatencyMs }) => [
      say.stages[stage],
      model,
      grouped(usage.calls),
      grouped(usage.inputTokens),
      grouped(usage.outputTokens),
      grouped(usage.retries ?? 0),
      grouped(failed),
      meanLatencyMs === null ? "-" : `${Math.round(meanLatencyMs)} ms`,
      money(cost),
    ]),
  ];
  const sum = ({ usage, cost }: Costs["total"]): string =>
    say.sum(grouped(usage.calls), grouped(usage.inputTokens + usage.outputTokens), money(cost));
  return [
    ...inColumns(rows),
    "",
    `${say.today}: ${sum(today)}`,
    `${say.total}: ${sum(total)}`,
    ...limits.map(({ period, unit, limit, spent }) =>
      say.limit(`${period}.${unit}`, String(spent), String(limit)),
    ),
  ].join("\n");
}

/** Cells of a column take the width of its widest. */
function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => padToWidth(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Digits in threes. */
const grouped = (count: number): string => count.toLocaleString("en-US");
