import { setTimeout } from "node:timers/promises";
import type { Random } from "./random.ts";

/** Lets time pass; ends early, by failing, when the signal aborts. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<void>;

export const systemPause: Pause = async (ms, signal) => {
  await setTimeout(ms, undefined, signal === undefined ? {} : { signal });
};

export interface RetryPolicy {
  /** How often the work is tried in all. */
  readonly attempts: number;
  /** Doubled after every failure, up to the longest. */
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
}

/** What a failure says of another attempt: none, one after the usual delay, or one after a time that it names. */
export type RetryAdvice = "give-up" | "later" | { readonly afterMs: number };

/**
 * Tries until it succeeds, the advice is to give up, or the attempts are used up; then the last failure is thrown. The
 * usual delay is drawn uniformly from the upper half of its bound, so that callers who failed together do not come
 * back together. A named time is waited for in full, with up to a tenth of it on top.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  settings: {
    readonly policy: RetryPolicy;
    readonly random: Random;
    readonly pause: Pause;
    readonly signal?: AbortSignal;
    adviceOn(failure: unknown): RetryAdvice;
  },
): Promise<{ readonly result: Result; readonly retries: number }> {
  const { policy, random, pause, signal } = settings;
  for (let retries = 0; ; retries++) {
    try {
      return { result: await attempt(), retries };
    } catch (failure) {
      const advice = settings.adviceOn(failure);
      if (advice === "give-up" || retries + 1 >= policy.attempts) throw failure;
      await pause(delayOf(advice, retries, policy, random), signal);
    }
  }
}

function delayOf(advice: RetryAdvice, retries: number, policy: RetryPolicy, random: Random): number {
  if (typeof advice === "object") return advice.afterMs * (1 + random.next() / 10);
  const bound = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** retries);
  return bound * (0.5 + random.next() / 2);
}
