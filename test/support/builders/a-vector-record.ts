import { cardId } from "../../../src/core/ids.ts";
import type { VectorRecord } from "../../../src/ports/vector-store.ts";

export const aVectorRecord = (overrides: Partial<VectorRecord> = {}): VectorRecord => ({
  id: cardId("card-1"),
  vector: Float32Array.of(1, 0, 0),
  namespace: "main-main",
  kind: "fact",
  tier: "HOT",
  contentHash: "hash-of-card",
  ...overrides,
});
