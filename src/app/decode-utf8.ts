import { DataError } from "../core/errors.ts";

/** The text of a file that must be UTF-8. Throws `FILE_BINARY`, `ENCODING_UNKNOWN`. */
export function decodeUtf8(bytes: Buffer, path: string): string {
  if (bytes.includes(0) && !isUtf16(bytes)) {
    throw new DataError({
      code: "FILE_BINARY",
      message: "this is a binary file, not a text",
      hint: "ingest reads session files in JSON, import JSON Lines and Markdown",
      path,
      details: { what: "utf-8" },
    });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new DataError({
      code: "ENCODING_UNKNOWN",
      message: "the file is not in UTF-8",
      hint: "convert it first, for example with iconv; a book in another encoding goes through `alaya corpus chapterize`",
      path,
      details: { what: "utf-8" },
      cause,
    });
  }
}

const utf16Marks = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)];

const isUtf16 = (bytes: Buffer): boolean => utf16Marks.some((mark) => bytes.subarray(0, 2).equals(mark));
