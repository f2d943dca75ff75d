import { z } from "zod";

/** Settings of a service that speaks the protocol of OpenAI, with the words that differ from model to model. */
const service = (what: string) => ({
  model: z.string().default("").describe(`name of the ${what} model, as the service spells it`),
  baseUrl: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })])
    .default("")
    .describe("where the service's API begins, often ending in `/v1`"),
  apiKeyEnv: z
    .string()
    .default("")
    .describe("environment variable that holds the key; empty for services that ask for none"),
  timeoutMs: z
    .int()
    .min(100)
    .max(600_000)
    .default(60_000)
    .describe("milliseconds that one attempt may take; what fails in passing is tried four times"),
});

const price = (what: string) =>
  z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe(`what a million tokens ${what} cost, in \`budget.currency\`; \`null\` when it is not known`);

interface NamedModel {
  readonly provider: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly recordings?: string;
}

/** What a provider cannot do without. */
const needs: Readonly<Record<string, readonly (keyof NamedModel)[]>> = {
  "openai-compatible": ["model", "baseUrl"],
  replay: ["recordings"],
};

function requireNeeds(section: NamedModel, context: z.RefinementCtx<NamedModel>): void {
  for (const key of needs[section.provider] ?? []) {
    if (section[key] !== "") continue;
    context.addIssue({ code: "custom", path: [key], message: `needed by the provider ${section.provider}` });
  }
}

/** Numbers in a vector of the hashing embedder where nothing else is said. */
export const hashingDimensions = 1024;

export const embeddingSchema = z
  .strictObject({
    provider: z
      .enum(["hashing", "openai-compatible"])
      .default("hashing")
      .describe("what turns texts into vectors; `hashing` works offline"),
    ...service("embedding"),
    dimensions: z
      .int()
      .min(8)
      .max(8192)
      .nullable()
      .default(null)
      .describe(
        `numbers in a vector; \`null\` is ${hashingDimensions} for \`hashing\` and what the model gives for the others; a memory keeps the count that it was made with`,
      ),
    sendDimensions: z
      .boolean()
      .default(false)
      .describe("whether the service is asked for that many numbers; most refuse the question"),
    batchSize: z.int().min(1).max(2048).default(32).describe("most texts in one request"),
    concurrency: z.int().min(1).max(64).default(4).describe("most requests at a time"),
    queryPrefix: z.string().default("").describe("words before every query, for models trained with them"),
    documentPrefix: z.string().default("").describe("words before every card"),
    price: price("of text"),
  })
  .superRefine(requireNeeds);

export const rerankSchema = z
  .strictObject({
    provider: z
      .enum(["off", "lexical-overlap", "openai-compatible"])
      .default("off")
      .describe("what reads query and cards together; `lexical-overlap` works offline"),
    ...service("reranking"),
    batchSize: z.int().min(1).max(1024).default(64).describe("most documents in one request"),
    concurrency: z.int().min(1).max(64).default(4).describe("most requests at a time"),
    price: price("of query and documents"),
  })
  .superRefine(requireNeeds);

export const chatSchema = z
  .strictObject({
    provider: z
      .enum(["off", "openai-compatible", "replay"])
      .default("off")
      .describe("the language model; recall never asks it"),
    ...service("language"),
    timeoutMs: z
      .int()
      .min(100)
      .max(3_600_000)
      .default(120_000)
      .describe("milliseconds that one attempt may take; what fails in passing is tried four times"),
    recordings: z
      .string()
      .default("")
      .describe(
        "file of recorded answers: `replay` answers from it alone, a service's new answers are added to it",
      ),
    maxOutputTokens: z
      .int()
      .min(1)
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe(
        "longest reply, sent as `max_tokens`; `null` sends none, and budgets then reckon with 4096 tokens",
      ),
    inputPrice: price("of prompts"),
    outputPrice: price("of replies"),
  })
  .superRefine(requireNeeds)
  .refine(({ inputPrice, outputPrice }) => (inputPrice === null) === (outputPrice === null), {
    path: ["outputPrice"],
    message: "inputPrice and outputPrice go together",
  });

const limits = (period: string) =>
  z
    .strictObject({
      calls: z.int().min(0).nullable().default(null).describe(`most requests to models ${period}`),
      tokens: z.int().min(0).nullable().default(null).describe(`most tokens ${period}`),
      cost: z.number().min(0).nullable().default(null).describe(`most money ${period}`),
    })
    .prefault({});

export const budgetSchema = z.strictObject({
  currency: z.string().min(1).max(8).default("USD").describe("what prices and costs are in; only shown"),
  perRun: limits("in one run of a command, or while a memory is open"),
  perDay: limits("between midnight and midnight UTC"),
  total: limits("ever, as `journal/model-calls.jsonl` counts them"),
});
