import { readFile } from "node:fs/promises";
import { fingerprint } from "../../../../core/fingerprint.ts";
import type { Language } from "../../../../core/language.ts";
import { estimateTokens } from "../../../../core/tokens.ts";
import type { ChatMessage } from "../../../../ports/chat-model.ts";
import { questionTypes } from "../../dataset.ts";
import { type ChapterGroup, excerptText } from "./chapter-groups.ts";

/** No request may cost more estimated tokens than this, whatever it carries. */
export const maxPromptTokens = 32_000;

/** The prompts of one language. */
export interface Prompts {
  /** First 12 hexadecimal characters of the file's fingerprint. */
  readonly version: string;
  readonly system: string;
  readonly user: string;
  readonly repair: string;
}

/** Reads the prompts that stand beside this module. */
export async function loadPrompts(language: Language): Promise<Prompts> {
  const text = await readFile(new URL(`./prompts/${language}.md`, import.meta.url), "utf8");
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf("\n")).trim(), part.slice(part.indexOf("\n")).trim()]),
  );
  const part = (name: string): string => {
    const found = parts.get(name);
    if (found === undefined) throw new Error(`the prompts for ${language} have no part ${name}`);
    return found;
  };
  return {
    version: fingerprint(text).slice(0, 12),
    system: part("system"),
    user: part("user"),
    repair: part("repair"),
  };
}

/**
 * The first request about a group. The text stands between marks that are named after its own fingerprint, so that no
 * text can contain its own closing mark.
 */
export function askForQuestions(
  prompts: Prompts,
  group: ChapterGroup,
  countOfEachType: number,
): ChatMessage[] {
  const text = group.map(excerptText).join("\n\n");
  const values = {
    mark: `source-${fingerprint(text).slice(0, 16)}`,
    text,
    counts: questionTypes.map((type) => `- ${type}: ${countOfEachType}`).join("\n"),
  };
  return [
    { role: "system", content: prompts.system },
    { role: "user", content: fill(prompts.user, values) },
  ];
}

const keptReplyChars = 4_000;

/** The request once more, with the beginning of the bad reply and what was wrong with it. */
export function askForRepair(
  prompts: Prompts,
  asked: readonly ChatMessage[],
  reply: string,
  problem: string,
): ChatMessage[] {
  return [
    ...asked,
    { role: "assistant", content: reply.slice(0, keptReplyChars) },
    { role: "user", content: fill(prompts.repair, { problem }) },
  ];
}

/** Throws `RangeError` for a request that is larger than any group can make it: a bug, found before it costs. */
export function assertBounded(messages: readonly ChatMessage[]): void {
  const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  if (tokens > maxPromptTokens)
    throw new RangeError(`a prompt of ${tokens} tokens, where ${maxPromptTokens} are allowed`);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a prompt asks for "${name}", which nothing gives`);
    return value;
  });
}
