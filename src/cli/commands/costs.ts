import { Command } from "commander";
import type { Costs } from "../../app/costs.ts";
import { costMessages } from "../../messages/costs.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { renderCosts } from "../costs-output.ts";

/** `alaya costs`: what was spent on models, by stage, and how much of the budget is left. */
export function createCostsCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).costs;
  return new Command("costs").description(help.about).action(async () => {
    const { compose } = await import("../../app/compose.ts");
    const { costs } = await import("../../app/costs.ts");
    const found = await costs(await compose(context.flags), context.clock.now());
    if (context.flags.json) context.printJson(toJson(found));
    else context.print(renderCosts(found, costMessages(context.flags.language)));
  });
}

type Sums = Costs["total"];

const sumsToJson = ({ usage, failed, cost, meanLatencyMs }: Sums) => ({
  calls: usage.calls,
  input_tokens: usage.inputTokens,
  output_tokens: usage.outputTokens,
  retries: usage.retries ?? 0,
  failed,
  cost,
  mean_latency_ms: meanLatencyMs,
});

const toJson = ({ currency, stages, today, total, limits }: Costs) => ({
  currency,
  stages: stages.map(({ stage, model, ...sums }) => ({ stage, model, ...sumsToJson(sums) })),
  today: sumsToJson(today),
  total: sumsToJson(total),
  budget: limits,
});
