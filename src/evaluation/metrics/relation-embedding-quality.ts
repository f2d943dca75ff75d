import type { SetMetric } from "./metric.ts";
import { notScored } from "./not-scored.ts";

/** Silhouette of clustered relation vectors. No system shows its relation vectors to the harness yet. */
export const relationEmbeddingQuality: SetMetric = {
  name: "relation-embedding-quality",
  better: "higher",
  concerns: () => false,
  score: () => notScored("relation-embeddings-absent"),
};
