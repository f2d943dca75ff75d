/** Cooperative cancelling, passed down every long call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What a stage spent on model services. */
export interface Usage {
  /** Requests that were answered. */
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Attempts that failed before an answer came; left out when there were none. */
  readonly retries?: number;
}

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  const retries = (a.retries ?? 0) + (b.retries ?? 0);
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...(retries > 0 && { retries }),
  };
}

/** Runs `work` on every item, at most `limit` at once; results in the items' order. Fails with the first failure. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** Runs pieces of work one after the other, in the order in which they were handed in. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue of its own: a failed piece of work fails its caller only. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
