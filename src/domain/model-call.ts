import type { Usage } from "../core/concurrency.ts";

/** What a model was asked for, as the ledger groups its calls. */
export const modelStages = [
  "distil",
  "link",
  "consolidate",
  "embed",
  "query",
  "rerank",
  "generate",
  "judge",
  "check",
] as const;
export type ModelStage = (typeof modelStages)[number];

/** One request to a model service, answered or not. */
export interface ModelCall {
  readonly at: Date;
  readonly stage: ModelStage;
  /** Provider and model. */
  readonly model: string;
  readonly usage: Usage;
  /** In the currency of the prices; null where the model has no price. */
  readonly cost: number | null;
  readonly latencyMs: number;
  /** Error code of a request that got no usable answer; null when it was answered. */
  readonly failure: string | null;
}

/** What a million tokens cost. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

const million = 1_000_000;

export function costOf({ inputTokens, outputTokens }: Usage, price: Price | null): number | null {
  if (price === null) return null;
  return (inputTokens * price.input + outputTokens * price.output) / million;
}
