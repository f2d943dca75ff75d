import type { Clock } from "../../core/clock.ts";

/** Milliseconds since the last call, or since it was made. */
export function stopwatch(clock: Clock): () => number {
  let last = clock.monotonicMs();
  return () => {
    const now = clock.monotonicMs();
    const lap = now - last;
    last = now;
    return lap;
  };
}
