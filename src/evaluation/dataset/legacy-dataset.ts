import { z } from "zod";
import { detectLanguage } from "../../core/language.ts";
import { type Dataset, type Difficulty, difficulties, questionTypes } from "./dataset.ts";

/** The data set of the designs: gold is card ids, a path is card ids too. */
export const legacyDatasetSchema = z.looseObject({
  qa_pairs: z
    .array(
      z.looseObject({
        id: z.string().min(1).optional(),
        type: z.enum(questionTypes),
        query: z.string().min(1),
        expected_cards: z.array(z.string()).optional(),
        expected_relations: z.array(z.string()).optional(),
        expected_path: z.array(z.string()).optional(),
        difficulty: z.enum(difficulties).default("medium"),
        explanation: z.string().default(""),
      }),
    )
    .min(1),
});

type LegacyDataset = z.infer<typeof legacyDatasetSchema>;

/** Stands for the digest of a corpus that the file does not name. */
export const unknownDigest = "0".repeat(64);
const leastHops: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 };

/** The same questions in format v2: cards stay, a path's cards join them, there are no spans and no corpus. */
export function toDataset({ qa_pairs: pairs }: LegacyDataset, name: string): Dataset {
  return {
    schema: "alaya.dataset/2",
    meta: {
      name,
      version: "1",
      language: detectLanguage(pairs.map(({ query }) => query).join("\n")),
      corpus: ".",
      sha256: unknownDigest,
      generator: "unknown",
      provider: null,
      masking: "unknown",
    },
    qa_pairs: pairs.map((pair, index) => ({
      id: pair.id ?? `q-${index + 1}`,
      type: pair.type,
      query: pair.query,
      answerable: true,
      expected: {
        spans: [],
        cards: [...new Set([...(pair.expected_cards ?? []), ...(pair.expected_path ?? [])])],
      },
      ...(pair.expected_relations && { expected_relations: pair.expected_relations }),
      difficulty: pair.difficulty,
      hops: leastHops[pair.difficulty],
      explanation: pair.explanation,
    })),
  };
}
