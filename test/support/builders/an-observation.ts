import { notScored } from "../../../src/evaluation/metrics/not-scored.ts";
import type { GoldUnit, Observation, ObservedHit } from "../../../src/evaluation/metrics/observation.ts";

export const aGoldSpan = (changes: Partial<Extract<GoldUnit, { kind: "span" }>> = {}): GoldUnit => ({
  kind: "span",
  session: "chapter-01",
  turn: 0,
  start: 0,
  end: 10,
  quote: "0123456789",
  stage: "indexed",
  ...changes,
});

/** As many distinct gold spans as asked for. */
export const goldSpans = (count: number): GoldUnit[] =>
  Array.from({ length: count }, (_, turn) => aGoldSpan({ turn }));

export const anObservedHit = (changes: Partial<ObservedHit> = {}): ObservedHit => ({
  id: "card-a",
  score: 1,
  covers: [],
  depth: 0,
  tier: null,
  matchedRelation: null,
  tokens: 20,
  evidence: [],
  evidenceRefused: false,
  ...changes,
});

/** An answerable question with one gold span and no hits; everything optional is absent with its reason. */
export const anObservation = (changes: Partial<Observation> = {}): Observation => ({
  questionId: "q-1",
  query: "Who lit the lamp?",
  type: "CONCEPT_RECALL",
  difficulty: "easy",
  cluster: "chapter-01",
  answerable: true,
  gold: goldSpans(1),
  goldIssue: null,
  relationsAsked: [],
  hits: [],
  withoutGraph: notScored("graph-facet-absent"),
  path: notScored("no-path-expected"),
  navigation: notScored("no-goal-given"),
  graphExpanded: false,
  latency: { embedMs: 1, searchMs: 2, graphMs: 3, totalMs: 6 },
  ...changes,
});
