import type { ImportFormat } from "../../domain/import-format.ts";
import type { Session, Turn, TurnRole } from "../../domain/session.ts";
import { readContent, type ToolCall, type ToolResult } from "./content-blocks.ts";
import { importedSessionId } from "./imported-session-id.ts";
import { isRecallCall, isRecallOutput } from "./recall-call.ts";
import type { Tally } from "./tally.ts";

interface SessionFacts {
  /** What the format calls the session. */
  readonly key: string;
  readonly at: Date | undefined;
  readonly agent?: string;
  readonly title?: string | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Gathers the turns of a conversation in their order. */
export interface Dialogue {
  /** A message; its thinking is counted and left out, its tool results become turns of their own. */
  say(role: TurnRole, content: unknown, at: Date | undefined): void;
  call(call: ToolCall, at: Date | undefined): void;
  /** What a tool answered; what Alaya itself recalled is named in the metadata and is no turn. */
  answer(result: ToolResult, at: Date | undefined): void;
  /** `lastResort` is the time where the data name none. No session when nobody says anything. */
  sessions(facts: SessionFacts, lastResort: Date): readonly Session[];
}

export function createDialogue(format: ImportFormat, tally: Tally): Dialogue {
  const turns: Turn[] = [];
  const toolNames = new Map<string, string>();
  const recallCalls = new Set<string>();
  const recalled: { readonly call: string; readonly tool: string }[] = [];
  const add = (turn: Turn, at: Date | undefined): void => {
    turns.push({ ...turn, ...(at !== undefined && { at }) });
  };
  const note = ({ id, name, arguments: given }: ToolCall): void => {
    toolNames.set(id, name);
    if (isRecallCall(name, given)) recallCalls.add(id);
  };
  const answer: Dialogue["answer"] = ({ call, text, tool: named }, at) => {
    const tool = named ?? toolNames.get(call);
    if (recallCalls.has(call) || isRecallCall(tool ?? "", undefined) || isRecallOutput(text)) {
      recalled.push({ call, tool: tool ?? "" });
      tally.skip("recalled");
    } else if (text.trim() !== "") add({ role: "tool", content: text, ...speaker(tool) }, at);
  };
  return {
    answer,
    say(role, content, at) {
      const { text, calls, results } = readContent(content, tally);
      for (const call of calls) note(call);
      if (text.trim() !== "" || calls.length > 0)
        add({ role, content: text, ...(calls.length > 0 && { toolCalls: calls }) }, at);
      for (const result of results) answer(result, at);
    },
    call(call, at) {
      note(call);
      add({ role: "assistant", content: "", toolCalls: [call] }, at);
    },
    sessions({ key, at, agent = "main", title, metadata }, lastResort) {
      if (!turns.some(({ content }) => content.trim() !== "")) {
        tally.skip("empty-session");
        return [];
      }
      return [
        {
          id: importedSessionId(format, key),
          at: at ?? turns.find((turn) => turn.at !== undefined)?.at ?? lastResort,
          channel: format,
          agent,
          profile: "dialogue",
          ...(title !== undefined && { title }),
          turns,
          metadata: {
            ...Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== undefined)),
            tags: [`source:${format}`, ...(recalled.length > 0 ? ["recalled:alaya"] : [])],
            ...(recalled.length > 0 && { recalled }),
          },
        },
      ];
    },
  };
}

const speaker = (tool: string | undefined) => (tool ? { speaker: tool } : {});
