import type { CallOptions, Usage } from "../core/concurrency.ts";

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface ChatReply {
  readonly text: string;
  readonly usage: Usage;
  /** The model stopped because the reply grew too long. */
  readonly truncated?: true;
}

/** A language model behind a chat interface. Fails with `ProviderError`. */
export interface ChatModel {
  /** Provider and model, as records name it. */
  readonly id: string;
  complete(
    messages: readonly ChatMessage[],
    options?: CallOptions & { readonly samplingTemperature?: number; readonly seed?: number },
  ): Promise<ChatReply>;
}
