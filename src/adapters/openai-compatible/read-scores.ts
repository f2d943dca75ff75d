import { z } from "zod";
import { estimateTokens } from "../../core/tokens.ts";
import { UnfitAnswer } from "./provider-failure.ts";

const document = z.union([z.string(), z.object({ text: z.string() })]);
const resultSchema = z.object({
  index: z.int(),
  relevance_score: z.number().optional(),
  score: z.number().optional(),
  document: document.nullish(),
});
const tokens = z.object({ input_tokens: z.number().nullish() }).nullish();
const answerSchema = z.union([
  z.array(resultSchema).transform((results) => ({ results, inputTokens: undefined })),
  z
    .object({
      results: z.array(resultSchema).optional(),
      data: z.array(resultSchema).optional(),
      usage: z.object({ total_tokens: z.number().nullish() }).nullish(),
      tokens,
      meta: z.object({ tokens }).nullish(),
    })
    .transform(({ results, data, usage, tokens: own, meta }) => ({
      results: results ?? data,
      inputTokens: usage?.total_tokens ?? own?.input_tokens ?? meta?.tokens?.input_tokens ?? undefined,
    })),
]);

/**
 * The scores of an answer in the order of the documents, from 0 to 1. Results may come in any order, under `results`,
 * `data` or bare, with the document as text, as an object or left out. Where a score lies outside 0 to 1, all of them
 * are raw values of the model and go through the logistic function. Tokens that are not counted are estimated.
 */
export function readScores(
  response: unknown,
  { query, documents }: { readonly query: string; readonly documents: readonly string[] },
): { readonly scores: readonly number[]; readonly inputTokens: number } {
  const { results = [], inputTokens } = answerSchema.parse(response);
  const byIndex = new Map<number, number>();
  for (const result of results) {
    const { index } = result;
    if (index < 0 || index >= documents.length)
      throw new UnfitAnswer(`it scores a document ${index}, but ${documents.length} were sent`);
    if (byIndex.has(index)) throw new UnfitAnswer(`it scores document ${index} twice`);
    byIndex.set(index, scoreOf(result));
  }
  const scores = documents.map((_text, index) => {
    const score = byIndex.get(index);
    if (score === undefined)
      throw new UnfitAnswer(`it has no score for document ${index} of ${documents.length}`);
    return score;
  });
  return { scores: toShares(scores), inputTokens: inputTokens ?? estimated(query, documents) };
}

function scoreOf({
  index,
  relevance_score: relevance,
  score = relevance,
}: z.infer<typeof resultSchema>): number {
  if (score === undefined) throw new UnfitAnswer(`document ${index} has no score`);
  return score;
}

const toShares = (scores: readonly number[]): readonly number[] =>
  scores.every((score) => score >= 0 && score <= 1)
    ? scores
    : scores.map((score) => 1 / (1 + Math.exp(-score)));

const estimated = (query: string, documents: readonly string[]): number =>
  documents.reduce((sum, text) => sum + estimateTokens(query) + estimateTokens(text), 0);
