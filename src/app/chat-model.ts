import { resolve } from "node:path";
import { meteredChatModel } from "../adapters/metering/chat-model.ts";
import { createOpenAiCompatibleChatModel } from "../adapters/openai-compatible/chat-model.ts";
import { replayingChatModel } from "../adapters/replay/chat-model.ts";
import { chatSchema } from "../config/models.ts";
import type { Config } from "../config/schema.ts";
import { UsageError } from "../core/errors.ts";
import type { ModelStage } from "../domain/model-call.ts";
import type { ChatModel } from "../ports/chat-model.ts";
import type { Composition } from "./compose.ts";
import { serviceSettings } from "./service-settings.ts";

/** What the caller of a command may say about the model that it wants. */
export interface ChatModelWishes {
  /** File of recordings to answer from, and from nothing else. */
  readonly recordings?: string | undefined;
  /** File of recordings that the model's replies are added to. */
  readonly record?: string | undefined;
  readonly model?: string | undefined;
  readonly baseUrl?: string | undefined;
  /** Name of the environment variable that holds the key; services without keys need none. */
  readonly apiKeyEnv?: string | undefined;
}

type ChatSection = Config["chat"];
const standard: ChatSection = chatSchema.parse({});

/** What a budget reckons with where nothing bounds a reply. */
const usualLongestReply = 4096;

/**
 * The language model that the wishes name, else that of the configuration: recordings alone, or a metered service with
 * or without recording it. Throws `USAGE_CHAT_MODEL` for wishes that do not fit together or when no model is named
 * anywhere, and what reading recordings throws.
 */
export async function openChatModel(
  composition: Composition,
  stage: ModelStage,
  wishes: ChatModelWishes = {},
): Promise<ChatModel> {
  const section = sectionOf(wishes) ?? composition.config.chat;
  const recordings = resolve(composition.workingDirectory, section.recordings);
  switch (section.provider) {
    case "off":
      throw misused(
        "neither",
        "a model is needed: --recordings <file>, --model <name> with --base-url <url>, or `chat` in the configuration",
      );
    case "replay":
      return replayingChatModel({ recordings, mode: "replay" });
    case "openai-compatible": {
      const model = openService(composition, stage, section);
      if (section.recordings === "") return model;
      return replayingChatModel({ recordings, mode: "record", model, clock: composition.clock });
    }
  }
}

function openService(composition: Composition, stage: ModelStage, section: ChatSection): ChatModel {
  const { maxOutputTokens, inputPrice, outputPrice } = section;
  const model = createOpenAiCompatibleChatModel({
    ...serviceSettings(section, composition),
    ...(maxOutputTokens !== null && { maxOutputTokens }),
  });
  return meteredChatModel(model, composition.meter, {
    stage,
    price: inputPrice === null || outputPrice === null ? null : { input: inputPrice, output: outputPrice },
    maxOutputTokens: maxOutputTokens ?? usualLongestReply,
  });
}

/** Undefined when nothing is wished for. */
function sectionOf({
  recordings,
  record,
  model,
  baseUrl,
  apiKeyEnv,
}: ChatModelWishes): ChatSection | undefined {
  if (recordings !== undefined) {
    if (record ?? model ?? baseUrl ?? apiKeyEnv)
      throw misused("both", "--recordings answers from a file and goes with no flag of a real model");
    return { ...standard, provider: "replay", recordings };
  }
  if ((record ?? model ?? baseUrl ?? apiKeyEnv) === undefined) return undefined;
  if (model === undefined || baseUrl === undefined)
    throw misused("half", "a model needs a name and an address: --model <name> with --base-url <url>");
  const service = { model, baseUrl, apiKeyEnv: apiKeyEnv ?? "", recordings: record ?? "" };
  return { ...standard, provider: "openai-compatible", ...service };
}

function misused(what: "both" | "half" | "neither", message: string): UsageError {
  return new UsageError({
    code: "USAGE_CHAT_MODEL",
    message,
    hint: "for example --model qwen2.5 --base-url http://localhost:11434/v1",
    details: { what },
  });
}
