import { isRecord, type JsonRecord, textAt } from "./json-lines.ts";
import type { Tally } from "./tally.ts";

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: unknown;
}

export interface ToolResult {
  readonly call: string;
  readonly text: string;
  /** The tool's name, where the result says it; else that of the call holds. */
  readonly tool?: string | undefined;
}

interface MessageContent {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
}

/** What a message says, calls and answers: a text, or a list of blocks as the APIs of the models have them. */
export function readContent(content: unknown, tally: Tally): MessageContent {
  if (typeof content === "string") return { text: content, calls: [], results: [] };
  const texts: string[] = [];
  const calls: ToolCall[] = [];
  const results: ToolResult[] = [];
  for (const block of Array.isArray(content) ? content.filter(isRecord) : []) {
    switch (block.type) {
      case "text":
      case "input_text":
      case "output_text":
        texts.push(textAt(block, "text") ?? "");
        break;
      case "toolCall":
      case "tool_use":
        calls.push(toolCall(block));
        break;
      case "tool_result":
        results.push({
          call: textAt(block, "tool_use_id") ?? "",
          text: readContent(block.content, tally).text,
        });
        break;
      case "thinking":
      case "redacted_thinking":
        tally.skip("thinking");
        break;
      default:
        tally.skip(isAttachment(block) ? "attachment" : "unknown");
    }
  }
  return { text: texts.filter((text) => text.trim() !== "").join("\n\n"), calls, results };
}

const toolCall = (block: JsonRecord): ToolCall => ({
  id: textAt(block, "id") ?? "",
  name: textAt(block, "name") ?? "",
  arguments: block.arguments ?? block.input ?? {},
});

const isAttachment = ({ type }: JsonRecord): boolean =>
  typeof type === "string" && /image|document|file|audio/.test(type);
