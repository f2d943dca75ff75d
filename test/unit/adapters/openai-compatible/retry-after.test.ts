import { describe, expect, it } from "vitest";
import { retryAfterMs } from "../../../../src/adapters/openai-compatible/retry-after.ts";
import { fixedClock } from "../../../../src/core/clock.ts";

const clock = fixedClock(new Date("2026-03-31T12:00:00Z"));
const said = (headers: Record<string, string>) => retryAfterMs(new Headers(headers), clock);

describe("retryAfterMs", () => {
  it.each([
    ["seconds", { "retry-after": "2" }, 2000],
    ["milliseconds", { "retry-after-ms": "15", "retry-after": "2" }, 15],
    [
      "a date, counted from the server's own",
      { "retry-after": "Wed, 21 Oct 2015 07:28:05 GMT", date: "Wed, 21 Oct 2015 07:28:00 GMT" },
      5000,
    ],
    ["a date, counted from now", { "retry-after": "Tue, 31 Mar 2026 12:00:03 GMT" }, 3000],
    [
      "a date that is past",
      { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT", date: "Wed, 21 Oct 2015 07:28:05 GMT" },
      0,
    ],
    ["nothing", {}, undefined],
    ["what is neither", { "retry-after": "soon" }, undefined],
  ])("reads %s", (_what, headers, ms) => {
    expect(said(headers)).toBe(ms);
  });
});
