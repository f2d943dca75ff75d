import type { Clock } from "../../core/clock.ts";
import type { Stores } from "../../memory/parts.ts";

/** What recall asks its stores for: words, nearest vectors, links, and whole records. */
export const storeStages = ["lexical", "vector", "graph", "fetch"] as const;
export type StoreStage = (typeof storeStages)[number];

/** Milliseconds by stage. */
export type StageTimes = Readonly<Record<StoreStage, number>>;

export interface TimedStores {
  readonly stores: Stores;
  /** What was spent since the last call. */
  take(): StageTimes;
}

const nothing: StageTimes = { lexical: 0, vector: 0, graph: 0, fetch: 0 };

/** The same stores with a watch on every method. Calls must not overlap. */
export function timeStores(stores: Stores, clock: Clock): TimedStores {
  let spent: StageTimes = nothing;
  const watch = <Store extends object>(store: Store, stageOf: (method: string) => StoreStage): Store =>
    withWatch(store, clock, (method, ms) => {
      const stage = stageOf(method);
      spent = { ...spent, [stage]: spent[stage] + ms };
    });
  return {
    stores: {
      ...stores,
      lexical: watch(stores.lexical, () => "lexical"),
      vectors: watch(stores.vectors, (method) => (method === "nearest" ? "vector" : "fetch")),
      graph: watch(stores.graph, (method) => (method === "cards" ? "fetch" : "graph")),
    },
    take: () => {
      const taken = spent;
      spent = nothing;
      return taken;
    },
  };
}

function withWatch<Store extends object>(
  store: Store,
  clock: Clock,
  spend: (method: string, ms: number) => void,
): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: readonly unknown[]) => {
        const start = clock.monotonicMs();
        const stop = (): void => spend(String(name), clock.monotonicMs() - start);
        const result: unknown = value.apply(target, given);
        if (result instanceof Promise) return result.finally(stop);
        stop();
        return result;
      };
    },
  });
}
