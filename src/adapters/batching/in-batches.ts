/**
 * Works on items in batches, at most `concurrency` of them at once; results in the order of the items. The size is
 * asked before each batch, so that it may shrink on the way. After a failure no further batch is begun; it is thrown
 * when those under way have ended.
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  settings: {
    size(): number;
    readonly concurrency: number;
    work(batch: readonly Item[]): Promise<Result>;
  },
): Promise<readonly Result[]> {
  const done: { readonly start: number; readonly result: Result }[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const start = next;
      next = Math.min(items.length, start + settings.size());
      try {
        done.push({ start, result: await settings.work(items.slice(start, next)) });
      } catch (failure) {
        next = items.length;
        throw failure;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: settings.concurrency }, worker));
  for (const outcome of workers) if (outcome.status === "rejected") throw outcome.reason;
  return done.sort((a, b) => a.start - b.start).map(({ result }) => result);
}
