// A foreign memory under the same questions: anything that answers with spans of the text can be measured.
// 用同样的题测量外来的记忆：只要回答附有原文片段，就能衡量。
import {
  loadDataset,
  metricByName,
  noProgress,
  type Observation,
  type OpenMemory,
  openCorpus,
  type RecallHit,
  runEval,
  type Session,
} from "@mitsein-ai/alaya";

const language = process.argv[2] === "zh" ? "zh" : "en";
const metrics = ["recall@5", "ndcg@10", "tokens-returned"];

/** Words of a Latin text, pairs of characters of a Chinese one. */
const termsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[a-z]{3,}|(?=(\p{Script=Han}{2}))\p{Script=Han}/gu) ?? []);

/** Paragraphs by how many words they share with the question: a memory in a few lines. */
function sharedWords(sessions: readonly Session[]): OpenMemory {
  const passages = sessions.flatMap(({ id, turns }) =>
    turns.map(({ content }, turn) => ({ session: id, turn, content, terms: termsOf(content) })),
  );
  return {
    recall: async ({ text, limit }) => {
      const asked = [...termsOf(text)];
      const hits = passages
        .map(({ session, turn, content, terms }) => ({
          ...blankHit,
          id: `${session}#${turn}`,
          content,
          score: asked.filter((term) => terms.has(term)).length,
          evidence: [{ session, turn, start: 0, end: content.length, quote: content }],
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
      return { ...blankResult, hits };
    },
    facets: {},
    [Symbol.asyncDispose]: async () => {},
  };
}

const blankHit: RecallHit = {
  id: "",
  title: "",
  content: "",
  kind: "passage",
  tags: [],
  score: 0,
  hDistance: null,
  depth: 0,
  matchedRelation: null,
  relationSimilarity: null,
  tier: null,
  namespace: null,
  related: [],
  evidence: [],
};

const blankResult = {
  explorable: [],
  hDistanceAverage: null,
  hDistanceMinimum: null,
  closeToTarget: false,
  timings: { embedMs: 0, searchMs: 0, graphMs: 0, totalMs: 0 },
  traceId: "shared-words",
  graphExpanded: false,
};

/** The mean over the questions that have a value. */
function meanOf(name: string, observations: readonly Observation[]): number | null {
  const named = metricByName(name);
  if (named.scope !== "question") return null;
  const values = observations.map(named.metric.score).filter((value) => typeof value === "number");
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const corpus = await openCorpus(`corpora/novella-${language}`);
const { dataset } = await loadDataset(`datasets/novella-${language}.json`);
const { observations } = await runEval({
  system: { name: "shared-words", retrievalUnit: "paragraph" },
  memory: sharedWords(corpus.sessions),
  dataset,
  corpus,
  seed: 1,
  progress: noProgress,
});
for (const name of metrics) console.log(`${name} ${meanOf(name, observations)?.toFixed(3)}`);
