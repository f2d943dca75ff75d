import type { ChatMessage, ChatModel } from "../../../../ports/chat-model.ts";
import type { ChapterGroup } from "./chapter-groups.ts";
import { askForQuestions, askForRepair, assertBounded, type Prompts } from "./prompts.ts";
import { type ParsedReply, parseReply } from "./reply.ts";

/** What came of one group: its questions, and whether the reply had to be asked for twice. */
export interface GroupReply {
  readonly parsed: ParsedReply;
  readonly repaired: boolean;
  /** The last reply as it came, for the notes of a group that failed. */
  readonly reply: string;
}

/** Asks once, and once more when the reply cannot be read. Fails only as the model fails. */
export async function askAboutGroup(
  { model, prompts, seed }: { readonly model: ChatModel; readonly prompts: Prompts; readonly seed: number },
  group: ChapterGroup,
  countOfEachType: number,
): Promise<GroupReply> {
  const complete = async (messages: readonly ChatMessage[]): Promise<string> => {
    assertBounded(messages);
    return (await model.complete(messages, { seed })).text;
  };
  const asked = askForQuestions(prompts, group, countOfEachType);
  const reply = await complete(asked);
  const parsed = parseReply(reply);
  if (parsed.ok) return { parsed, repaired: false, reply };
  const second = await complete(askForRepair(prompts, asked, reply, parsed.problem));
  return { parsed: parseReply(second), repaired: true, reply: second };
}
