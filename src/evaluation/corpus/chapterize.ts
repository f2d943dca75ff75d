import { DataError } from "../../core/errors.ts";
import type { Language } from "../../core/language.ts";
import { createHeadingChapterizer } from "./by-heading.ts";
import { createLengthChapterizer } from "./by-length.ts";
import { isSessionKind, type Part } from "./chapterizer.ts";

export interface ChapterizeOptions {
  readonly language: Language;
  /** Lines that head chapters, instead of the known headings. */
  readonly pattern?: RegExp | undefined;
  /** UTF-16 units of a chapter where no heading is found; without it that is an error. */
  readonly fallbackChars?: number | undefined;
}

/** The parts of a text by its headings, else by length. Throws `CHAPTERS_NOT_FOUND` with `path`. */
export function chapterize(text: string, path: string, options: ChapterizeOptions): readonly Part[] {
  const { language, pattern, fallbackChars } = options;
  const byHeading = createHeadingChapterizer(pattern && { pattern }).chapters({ text, language });
  if (byHeading.some(({ kind }) => isSessionKind(kind))) return byHeading;
  if (fallbackChars !== undefined)
    return createLengthChapterizer({ chars: fallbackChars }).chapters({ text, language });
  throw new DataError({
    code: "CHAPTERS_NOT_FOUND",
    message: pattern
      ? `no line matches the pattern ${pattern.source}`
      : "no chapter heading was found in this text",
    hint: "name the headings with --pattern <regex>, or cut by length with --fallback-chars <number>",
    path,
    details: { pattern: pattern?.source ?? "" },
  });
}
