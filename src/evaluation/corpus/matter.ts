import type { BookLine } from "./book-lines.ts";

const licenceStart = /^\*{3}\s*START OF TH(?:E|IS) PROJECT GUTENBERG|^\*END\*?\s*THE SMALL PRINT/i;
const licenceEnd =
  /^\*{3}\s*END OF TH(?:E|IS) PROJECT GUTENBERG|^End of (?:the |this )?Project Gutenberg|^\*{3}\s*START: FULL LICENSE/i;
const endMark =
  /^[ \t\u3000]*(?:\[Illustration:?\s*)?(?:[（(【—－-]*\s*(?:全书完|全文完|全书终|全文终|全剧终|本书完|全書完|大结局完)\s*[）)】—－-]*|\**\s*(?:THE\s+END|The\s+End|FINIS|Finis)[.!]?\s*\**)\s*\]?[ \t]*$/gm;
const webAddress = /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|cc|cn)\b/i;
const bannerWords =
  /电子书|電子書|小说|小說|下载|下載|书友|書友|最新章节|请访问|請訪問|手机阅读|论坛|TXT|文学网/i;
const chapterEndMark = /^[（(【]?\s*本[章回](?:已)?(?:完|终|終|未完)[^。]{0,8}[）)】]?$/;
const rule = /^[-—=＝_*＊~·]{10,}$/;
const maxBannerLength = 200;
const tailLines = 25;
const maxTailShare = 0.1;

/** First line after a licence header that ends with a marker, else 0. */
export function licenceHeaderEnd(lines: readonly BookLine[]): number {
  return lines.findIndex(({ trimmed }) => licenceStart.test(trimmed)) + 1;
}

/** First line of the licence that follows the text, else the count of lines. */
export function licenceFooterStart(lines: readonly BookLine[], from: number): number {
  const found = lines.findIndex(({ trimmed }, index) => index >= from && licenceEnd.test(trimmed));
  return found === -1 ? lines.length : found;
}

/** A site's advertisement, or a mark such as （本章完）: nothing of the story. */
export function isBanner(line: string): boolean {
  if (line.length > maxBannerLength) return false;
  if (chapterEndMark.test(line)) return true;
  return webAddress.test(line) && (bannerWords.test(line) || !/\s/.test(line));
}

/**
 * First line of what stands after the story within its last chapter: from an end mark such as FINIS or 全书完, or
 * from a site's banner in the last lines. The count of lines up to `to` when there is nothing.
 */
export function tailStart(text: string, lines: readonly BookLine[], from: number, to: number): number {
  return Math.min(endMarkLine(text, lines, from, to), bannerTail(lines, from, to));
}

function endMarkLine(text: string, lines: readonly BookLine[], from: number, to: number): number {
  const start = lines[from]?.start ?? text.length;
  const end = lines[to]?.start ?? text.length;
  const marks = [...text.slice(start, end).matchAll(endMark)];
  const first = marks.find(
    ({ index }) => end - start - index <= Math.max(2_000, (end - start) * maxTailShare),
  );
  if (first === undefined) return to;
  const found = lines.findIndex((line) => line.next > start + first.index);
  return found === -1 ? to : found;
}

function bannerTail(lines: readonly BookLine[], from: number, to: number): number {
  let start = to;
  for (let index = to - 1, seen = 0; index > from && seen < tailLines; index--) {
    const line = lines[index]?.trimmed ?? "";
    if (line === "") continue;
    seen++;
    const opensBanner =
      rule.test(line) && lines.slice(index + 1, index + 4).some((next) => isBanner(next.trimmed));
    if (opensBanner || isBanner(line)) start = index;
  }
  return start;
}
