import { createHeadingChapterizer } from "../../src/evaluation/corpus/by-heading.ts";
import type { Part } from "../../src/evaluation/corpus/chapterizer.ts";
import { toSessions } from "../../src/evaluation/corpus/sessions.ts";

/** Two paragraphs that no grammar takes for a heading. */
export const chineseProse =
  "却说那日天色将晚，众人都在堂前说话。\n\n忽听门外有人叫道：“快开门！”众人吃了一惊。";
export const englishProse =
  "It was late in the evening when the coach came to the inn, and nobody\nhad thought of the lamps.\n\n“Who is there?” said the old man, and he opened the door a little.";

export function cut(text: string, pattern?: RegExp): readonly Part[] {
  return createHeadingChapterizer(pattern && { pattern }).chapters({ text, language: "zh" });
}

/** `kind number title` of every part, the volume before it where there is one. */
export function outline(text: string): string[] {
  return cut(text).map(({ kind, number, title, volume }) =>
    [volume, kind, number, kind === "front" || kind === "back" ? null : title]
      .filter((part) => part !== null)
      .join(" | "),
  );
}

export function sessionsOf(text: string) {
  return toSessions(text, cut(text), "book");
}

/** Headings, each followed by the same prose. */
export function bookOf(headings: readonly string[], prose: string): string {
  return headings.map((heading) => `${heading}\n\n${prose}\n\n\n`).join("");
}
