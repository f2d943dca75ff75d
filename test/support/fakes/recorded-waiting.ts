import { fixedClock } from "../../../src/core/clock.ts";
import { createRandom } from "../../../src/core/random.ts";
import type { Pause } from "../../../src/core/retry.ts";

/** Waits for nothing and keeps how long it was to wait. */
export function recordedWaiting(now = "2026-03-31T12:00:00Z") {
  const pauses: number[] = [];
  const pause: Pause = async (ms, signal) => {
    signal?.throwIfAborted();
    pauses.push(ms);
  };
  return { pauses, waiting: { clock: fixedClock(new Date(now)), random: createRandom(1), pause } };
}
