import type { RecallHit } from "../../../src/domain/recall.ts";

export const aRecallHit = (changes: Partial<RecallHit> = {}): RecallHit => ({
  id: "card-a",
  title: "A title",
  content: "A content that is long enough to bear its evidence.",
  kind: "fact",
  tags: [],
  score: 1,
  hDistance: null,
  depth: 0,
  matchedRelation: null,
  relationSimilarity: null,
  tier: null,
  namespace: null,
  related: [],
  evidence: [],
  ...changes,
});
