import { createOpenAiCompatibleChatModel } from "../adapters/openai-compatible/chat-model.ts";
import { replayingChatModel } from "../adapters/replay/chat-model.ts";
import type { Clock } from "../core/clock.ts";
import { ProviderError, UsageError } from "../core/errors.ts";
import { createRandom } from "../core/random.ts";
import { systemPause } from "../core/retry.ts";
import type { ChatModel } from "../ports/chat-model.ts";

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

const timeoutMs = 120_000;

/**
 * The recordings alone, or a real model with or without recording it. Throws `USAGE_CHAT_MODEL` for wishes that do not
 * fit together, `PROVIDER_KEY_MISSING` when the named variable is empty, and what reading recordings throws.
 */
export async function openChatModel(
  wishes: ChatModelWishes,
  surroundings: { readonly environment: Readonly<Record<string, string | undefined>>; readonly clock: Clock },
): Promise<ChatModel> {
  const { recordings, record, model, baseUrl, apiKeyEnv } = wishes;
  if (recordings !== undefined) {
    if (record ?? model ?? baseUrl ?? apiKeyEnv)
      throw misused("both", "--recordings answers from a file and goes with no flag of a real model");
    return replayingChatModel({ recordings, mode: "replay" });
  }
  if (model === undefined || baseUrl === undefined)
    throw misused(
      "neither",
      "a model is needed: --recordings <file>, or --model <name> with --base-url <url>",
    );
  const apiKey = apiKeyEnv === undefined ? undefined : requireKey(apiKeyEnv, surroundings.environment);
  const waiting = { clock: surroundings.clock, random: createRandom(baseUrl), pause: systemPause };
  const real = createOpenAiCompatibleChatModel({ baseUrl, model, apiKey, timeoutMs, waiting });
  return record === undefined
    ? real
    : replayingChatModel({ recordings: record, mode: "record", model: real, clock: surroundings.clock });
}

function requireKey(name: string, environment: Readonly<Record<string, string | undefined>>): string {
  const key = environment[name];
  if (key !== undefined && key !== "") return key;
  throw new ProviderError({
    code: "PROVIDER_KEY_MISSING",
    message: `the environment variable ${name} holds no key`,
    hint: `set ${name}, or name another variable with --api-key-env`,
    path: "--api-key-env",
    details: { name },
  });
}

function misused(what: "both" | "neither", message: string): UsageError {
  return new UsageError({
    code: "USAGE_CHAT_MODEL",
    message,
    hint: "for example --model qwen2.5 --base-url http://localhost:11434/v1",
    details: { what },
  });
}
