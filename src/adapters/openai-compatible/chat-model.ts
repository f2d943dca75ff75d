import type OpenAI from "openai";
import { z } from "zod";
import type { Usage } from "../../core/concurrency.ts";
import type { ChatMessage, ChatModel } from "../../ports/chat-model.ts";
import { type OpenAiPackage, type Provider, providerFailure } from "./provider-failure.ts";

/** Where an OpenAI-compatible model is found. */
export interface OpenAiCompatibleSettings extends Provider {
  /** Undefined for services that ask for none. */
  readonly apiKey: string | undefined;
  /** How long one attempt may take, in milliseconds; failed attempts are repeated twice. */
  readonly timeoutMs: number;
}

const replySchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string().min(1) }) })], z.unknown()),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

const noKey = "none";

/** A chat model behind an OpenAI-compatible endpoint. The package is loaded when the first request is made. */
export function createOpenAiCompatibleChatModel(settings: OpenAiCompatibleSettings): ChatModel {
  const { baseUrl, model } = settings;
  let connecting: Promise<Connection> | undefined;
  return {
    id: `openai-compatible/${model}`,
    complete: async (messages, { signal, samplingTemperature, seed } = {}) => {
      connecting ??= connect(settings);
      const { client, openAi } = await connecting;
      const body = {
        model,
        messages: messages.map(toParameter),
        ...(samplingTemperature === undefined ? {} : { temperature: samplingTemperature }),
        ...(seed === undefined ? {} : { seed }),
      };
      try {
        return readReply(await client.chat.completions.create(body, signal === undefined ? {} : { signal }));
      } catch (error) {
        signal?.throwIfAborted();
        throw providerFailure(error, { baseUrl, model }, openAi);
      }
    },
  };
}

interface Connection {
  readonly client: OpenAI;
  readonly openAi: OpenAiPackage;
}

/** Names every setting that the package would otherwise read from the environment. */
async function connect({ baseUrl, apiKey, timeoutMs }: OpenAiCompatibleSettings): Promise<Connection> {
  const { default: openAi } = await import("openai");
  const client = new openAi({
    baseURL: baseUrl,
    apiKey: apiKey ?? noKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    timeout: timeoutMs,
  });
  return { client, openAi };
}

const toParameter = ({ role, content }: ChatMessage) => ({ role, content });

function readReply(response: unknown): { readonly text: string; readonly usage: Usage } {
  const { choices, usage } = replySchema.parse(response);
  return {
    text: choices[0].message.content,
    usage: {
      calls: 1,
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    },
  };
}
