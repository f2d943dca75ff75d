import type { CallOptions } from "../../../../core/concurrency.ts";
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

/** The model, the prompts of the text's language, and what every call is given. */
export interface Asking {
  readonly model: ChatModel;
  readonly prompts: Prompts;
  readonly options: CallOptions & { readonly seed: number };
}

/** Asks once, and once more when the reply cannot be read. Fails only as the model fails. */
export async function askAboutGroup(
  { model, prompts, options }: Asking,
  group: ChapterGroup,
  countOfEachType: number,
): Promise<GroupReply> {
  const complete = async (messages: readonly ChatMessage[]): Promise<string> => {
    assertBounded(messages);
    return (await model.complete(messages, options)).text;
  };
  const asked = askForQuestions(prompts, group, countOfEachType);
  const reply = await complete(asked);
  const parsed = parseReply(reply);
  if (parsed.ok) return { parsed, repaired: false, reply };
  const second = await complete(askForRepair(prompts, asked, reply, parsed.problem));
  return { parsed: parseReply(second), repaired: true, reply: second };
}
