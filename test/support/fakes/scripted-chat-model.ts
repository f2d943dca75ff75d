import { noUsage } from "../../../src/core/concurrency.ts";
import type { ChatMessage, ChatModel } from "../../../src/ports/chat-model.ts";

/** Gives its replies in turn, keeps what it was asked, and throws when the script has run out. */
export function scriptedChatModel(...replies: readonly string[]) {
  const asked: (readonly ChatMessage[])[] = [];
  const model: ChatModel = {
    id: "scripted",
    complete: async (messages) => {
      const text = replies[asked.length];
      asked.push(messages);
      if (text === undefined) throw new Error(`the script has only ${replies.length} replies`);
      return { text, usage: noUsage };
    },
  };
  return { model, asked };
}
