import { describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../../src/core/random.ts";
import { type RetryAdvice, withRetries } from "../../../src/core/retry.ts";

const policy = { attempts: 5, firstDelayMs: 100, longestDelayMs: 300 };

function failing(times: number) {
  let calls = 0;
  const work = async (): Promise<number> => {
    calls += 1;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return calls;
  };
  return { work, calls: () => calls };
}

function trying(work: () => Promise<number>, advice: RetryAdvice, random: Random = createRandom(7)) {
  const pauses: number[] = [];
  const pause = async (ms: number): Promise<void> => void pauses.push(ms);
  return { pauses, outcome: withRetries(work, { policy, random, pause, adviceOn: () => advice }) };
}

const drawing = (value: number): Random => ({ ...createRandom(1), next: () => value });

describe("withRetries", () => {
  it("gives the result with the number of failures before it", async () => {
    const { outcome } = trying(failing(2).work, "later");
    expect(await outcome).toEqual({ result: 3, retries: 2 });
  });

  it("doubles the delay after each failure up to the longest, and draws from its upper half", async () => {
    for (const [drawn, delays] of [
      [0, [50, 100, 150, 150]],
      [0.5, [75, 150, 225, 225]],
    ] as const) {
      const { pauses, outcome } = trying(failing(4).work, "later", drawing(drawn));
      await outcome;
      expect(pauses).toEqual(delays);
    }
  });

  it("waits as long as it is told, and up to a tenth more", async () => {
    const { pauses, outcome } = trying(failing(1).work, { afterMs: 2000 }, drawing(0.5));
    await outcome;
    expect(pauses).toEqual([2100]);
  });

  it("gives up at once when that is the advice", async () => {
    const { work, calls } = failing(3);
    const { pauses, outcome } = trying(work, "give-up");
    await expect(outcome).rejects.toThrow("failure 1");
    expect([calls(), pauses]).toEqual([1, []]);
  });

  it("throws the last failure when the attempts are used up", async () => {
    const { work, calls } = failing(9);
    await expect(trying(work, "later").outcome).rejects.toThrow("failure 5");
    expect(calls()).toBe(5);
  });
});
