const none = "—";

/** A metric's value in its unit: milliseconds, tokens, rounds, or a plain number of three decimals. */
export function formatValue(metric: string, value: number | null): string {
  if (value === null) return none;
  if (metric.startsWith("latency-")) return `${formatMilliseconds(value)}ms`;
  if (metric === "tokens-returned") return value.toFixed(0);
  if (metric.startsWith("navigation-rounds-") || metric.startsWith("graph-gain")) return value.toFixed(2);
  return value.toFixed(3);
}

const formatMilliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** `[low, high]` in the metric's unit. */
export const formatInterval = (
  metric: string,
  interval: { readonly low: number; readonly high: number } | null,
): string =>
  interval === null ? none : `[${formatValue(metric, interval.low)}, ${formatValue(metric, interval.high)}]`;

/** A difference with its sign. */
export const formatDifference = (metric: string, difference: number): string =>
  `${difference < 0 ? "−" : "+"}${formatValue(metric, Math.abs(difference))}`;

/** A p value of three decimals; below that only that it is below. */
export const formatP = (p: number): string => (p < 0.001 ? "<0.001" : p.toFixed(3));
