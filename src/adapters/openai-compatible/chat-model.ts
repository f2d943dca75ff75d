import { z } from "zod";
import type { ChatMessage, ChatModel } from "../../ports/chat-model.ts";
import { createPostJson, type OpenAiCompatibleSettings } from "./post-json.ts";
import { UnfitAnswer } from "./provider-failure.ts";

export interface OpenAiCompatibleChatSettings extends OpenAiCompatibleSettings {
  /** The longest reply, sent as `max_tokens`; not sent when undefined. */
  readonly maxOutputTokens?: number;
}

const replySchema = z.object({
  choices: z.tuple(
    [z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() })],
    z.unknown(),
  ),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** A chat model behind an OpenAI-compatible endpoint (`POST /chat/completions`). */
export function createOpenAiCompatibleChatModel(settings: OpenAiCompatibleChatSettings): ChatModel {
  const { model, maxOutputTokens } = settings;
  const postJson = createPostJson(settings);
  return {
    id: `openai-compatible/${model}`,
    complete: async (messages, { signal, samplingTemperature, seed } = {}) => {
      const body = {
        model,
        messages: messages.map(toParameter),
        ...(samplingTemperature === undefined ? {} : { temperature: samplingTemperature }),
        ...(seed === undefined ? {} : { seed }),
        ...(maxOutputTokens === undefined ? {} : { max_tokens: maxOutputTokens }),
      };
      const { value, retries } = await postJson("/chat/completions", body, readReply, signal && { signal });
      const { usage, ...reply } = value;
      return { ...reply, usage: { ...usage, ...(retries > 0 && { retries }) } };
    },
  };
}

const toParameter = ({ role, content }: ChatMessage) => ({ role, content });

function readReply(response: unknown) {
  const { choices, usage } = replySchema.parse(response);
  const [{ message, finish_reason: reason }] = choices;
  if (!message.content) throw new UnfitAnswer("the reply is empty");
  return {
    text: message.content,
    ...(reason === "length" && { truncated: true as const }),
    usage: {
      calls: 1,
      inputTokens: usage?.prompt_tokens ?? 0,
      outputTokens: usage?.completion_tokens ?? 0,
    },
  };
}
