import { it } from "vitest";

/** What a contract suite needs of a store: a fresh one for each test, closed by the suite. */
export interface Contract<Store> {
  readonly open: () => Promise<Store>;
  /** Tests that this store cannot pass, by name, and why. */
  readonly skip?: readonly { readonly test: string; readonly reason: string }[];
}

/** `it` with a fresh store that is disposed of afterwards. */
export function itWith<Store extends object>({ open, skip = [] }: Contract<Store>) {
  return (name: string, test: (store: Store) => Promise<void>): void => {
    it.skipIf(skip.some((skipped) => skipped.test === name))(name, async () => {
      const store = await open();
      try {
        await test(store);
      } finally {
        if (isDisposable(store)) await store[Symbol.asyncDispose]();
      }
    });
  };
}

const isDisposable = (store: object): store is AsyncDisposable => Symbol.asyncDispose in store;
