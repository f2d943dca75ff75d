import { quantile } from "simple-statistics";
import type { SetMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";
import type { Observation } from "./observation.ts";

const partOf = {
  embed: "embedMs",
  search: "searchMs",
  graph: "graphMs",
  total: "totalMs",
} as const satisfies Record<string, keyof Observation["latency"]>;
export type LatencyPart = keyof typeof partOf;
export const latencyParts = ["embed", "search", "graph", "total"] as const satisfies readonly LatencyPart[];

/**
 * A percentile of the milliseconds that questions took, as the system timed itself; warm-up queries are not
 * among the observations. `latency-p95` is of the total, `latency-graph-p95` of a part.
 */
export const latencyPercentile = (part: LatencyPart, percent: 50 | 95): SetMetric => ({
  name: part === "total" ? `latency-p${percent}` : `latency-${part}-p${percent}`,
  better: "lower",
  concerns: () => true,
  score: (observations) =>
    observations.length === 0
      ? notScored("nothing-observed")
      : quantile(
          observations.map(({ latency }) => latency[partOf[part]]),
          percent / 100,
        ),
});
