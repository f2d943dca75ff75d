import { estimateTokens } from "../../core/tokens.ts";
import type { ModelStage, Price } from "../../domain/model-call.ts";
import type { ChatModel } from "../../ports/chat-model.ts";
import type { Meter } from "./meter.ts";

/** What the envelope of a message costs beside its text. */
const tokensPerMessage = 4;

/** A chat model whose every request is held against the budget and entered in the ledger under one stage. */
export function meteredChatModel(
  model: ChatModel,
  meter: Meter,
  {
    stage,
    price,
    maxOutputTokens,
  }: {
    readonly stage: ModelStage;
    readonly price: Price | null;
    /** The longest reply that the model gives. */
    readonly maxOutputTokens: number;
  },
): ChatModel {
  return {
    id: model.id,
    complete: async (messages, options) => {
      options?.signal?.throwIfAborted();
      const inputTokens = messages.reduce(
        (sum, { content }) => sum + estimateTokens(content) + tokensPerMessage,
        0,
      );
      const expected = { stage, model: model.id, price, inputTokens, outputTokens: maxOutputTokens };
      return meter.measure(expected, () => model.complete(messages, options));
    },
  };
}
