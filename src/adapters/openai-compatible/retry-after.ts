import type { Clock } from "../../core/clock.ts";

/**
 * How long a server asks to be left alone: `retry-after-ms`, or `Retry-After` in seconds or as a date (RFC 9110
 * §10.2.3). A date counts from the server's own `Date`, whose clock wrote both. Undefined where nothing is said.
 */
export function retryAfterMs(headers: Headers, clock: Clock): number | undefined {
  const ms = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const said = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const until = Date.parse(said);
  if (Number.isNaN(until)) return undefined;
  const from = Date.parse(headers.get("date") ?? "");
  return Math.max(0, until - (Number.isNaN(from) ? clock.now().getTime() : from));
}
