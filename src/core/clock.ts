/** The only source of "now". */
export interface Clock {
  now(): Date;
  /** Milliseconds on a scale that never goes back; for durations only. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

/** A clock that stands at one instant; durations still pass. */
export function fixedClock(at: Date): Clock {
  return { now: () => new Date(at), monotonicMs: () => performance.now() };
}
