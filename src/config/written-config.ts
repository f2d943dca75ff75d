import { hashingDimensions } from "./models.ts";
import { type Config, type ConfigInput, configSchema } from "./schema.ts";

/**
 * What a new memory's `config.json` holds: the basics, and whatever the configuration that it was made with says
 * otherwise than the defaults.
 */
export function startingConfig(config: Config, dataDir: string): ConfigInput {
  const { version, agent, preset, factors, graph } = config;
  const standard = configSchema.parse({});
  const { embedding, rerank, chat, budget } = differences(config, standard);
  const usual = config.embedding.provider === "hashing" ? { dimensions: hashingDimensions } : {};
  return {
    version,
    dataDir,
    agent,
    preset,
    factors,
    graph,
    embedding: { provider: config.embedding.provider, ...usual, ...embedding },
    ...(rerank && { rerank }),
    ...(chat && { chat }),
    ...(budget && { budget }),
  };
}

/** The values that the Alaya design names, for SiliconFlow and OpenAI. */
export const siliconFlowConfig = (dataDir: string): ConfigInput => ({
  version: "1.0",
  dataDir,
  embedding: {
    provider: "openai-compatible",
    model: "BAAI/bge-large-zh-v1.5",
    baseUrl: "https://api.siliconflow.cn/v1",
    apiKeyEnv: "SILICONFLOW_API_KEY",
    dimensions: 1024,
  },
  rerank: {
    provider: "openai-compatible",
    model: "BAAI/bge-reranker-v2-m3",
    baseUrl: "https://api.siliconflow.cn/v1",
    apiKeyEnv: "SILICONFLOW_API_KEY",
  },
  chat: {
    provider: "openai-compatible",
    model: "gpt-4o",
    baseUrl: "https://api.openai.com/v1",
    apiKeyEnv: "OPENAI_API_KEY",
  },
});

/** The parts of a value that are not as the standard has them. */
function differences<Value extends object>(value: Value, standard: Value): DeepPartial<Value> {
  const different = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const usual: unknown = standard[key as keyof Value];
    if (!isGroup(part) || !isGroup(usual)) return part === usual ? [] : [[key, part]];
    const inner = differences(part, usual);
    return Object.keys(inner).length === 0 ? [] : [[key, inner]];
  });
  return Object.fromEntries(different) as DeepPartial<Value>;
}

type DeepPartial<Value> = {
  readonly [Key in keyof Value]?: Value[Key] extends object ? DeepPartial<Value[Key]> : Value[Key];
};

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
