import { DataError } from "../../core/errors.ts";
import { commonCharacters } from "./common-characters.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030" | "big5";

export interface DecodedText {
  /** Without the byte order mark; line ends as they stand in the file. */
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Length of the byte order mark, 0 when there is none. */
  readonly bomBytes: number;
}

const byteOrderMarks: readonly { readonly encoding: TextEncoding; readonly bytes: readonly number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];
const legacyEncodings = ["gb18030", "big5"] as const;
const maxReplacedShare = 0.0005;
const minCommonShare = 0.15;
const sampleLength = 200_000;

/**
 * Decodes a text file. Without a byte order mark: UTF-8 where every byte fits, else GB18030 or Big5, whichever
 * yields the more common characters; one wrong byte in 2,000 characters is forgiven in those two.
 * Throws `TEXT_EMPTY`, `FILE_BINARY`, `ENCODING_UNKNOWN` with `path`.
 */
export function decodeText(bytes: Uint8Array, path: string): DecodedText {
  const mark = byteOrderMarks.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  );
  const decoded = mark ? decodeMarked(bytes, mark, path) : decodeUnmarked(bytes, path);
  if (decoded.text.trim() === "") throw emptyText(path);
  return decoded;
}

function decodeMarked(bytes: Uint8Array, mark: (typeof byteOrderMarks)[number], path: string): DecodedText {
  const text = decodeStrictly(bytes.subarray(mark.bytes.length), mark.encoding);
  if (text === null) throw unknownEncoding(path);
  return { text, encoding: mark.encoding, bomBytes: mark.bytes.length };
}

function decodeUnmarked(bytes: Uint8Array, path: string): DecodedText {
  if (isBinary(bytes)) throw binaryFile(path);
  const text = decodeStrictly(bytes, "utf-8") ?? null;
  if (text !== null) return { text, encoding: "utf-8", bomBytes: 0 };
  const best = legacyEncodings
    .map((encoding) => ({ encoding, text: new TextDecoder(encoding).decode(bytes) }))
    .filter((candidate) => replacedShare(candidate.text) <= maxReplacedShare)
    .map((candidate) => ({ ...candidate, share: commonShare(candidate.text) }))
    .sort((a, b) => b.share - a.share)[0];
  if (best === undefined || best.share < minCommonShare) throw unknownEncoding(path);
  return { text: best.text, encoding: best.encoding, bomBytes: 0 };
}

function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A zero byte, or more than one control character in a hundred, is no text of an eight-bit encoding. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, sampleLength);
  const controls = sample.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0);
  return bytes.includes(0) || controls > sample.length / 100;
}

function isControl(byte: number): boolean {
  return byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1a && byte !== 0x1b;
}

function replacedShare(text: string): number {
  const replaced = text.length - text.replaceAll("\ufffd", "").length;
  return text.length === 0 ? 0 : replaced / text.length;
}

/** Share of common ones among the characters beyond ASCII that are no punctuation. */
function commonShare(text: string): number {
  const letters = text.slice(0, sampleLength).match(/[^\p{ASCII}\p{P}\p{Z}\p{S}]/gu) ?? [];
  const common = letters.filter((letter) => commonCharacters.has(letter)).length;
  return letters.length === 0 ? 0 : common / letters.length;
}

function emptyText(path: string): DataError {
  return new DataError({
    code: "TEXT_EMPTY",
    message: "the text is empty",
    hint: "give a file that holds a text",
    path,
  });
}

function binaryFile(path: string): DataError {
  return new DataError({
    code: "FILE_BINARY",
    message: "this is not a text file",
    hint: "give a plain text; convert an EPUB, PDF or DOC to text first",
    path,
    details: { what: "text" },
  });
}

function unknownEncoding(path: string): DataError {
  return new DataError({
    code: "ENCODING_UNKNOWN",
    message: "the text is neither UTF-8 nor GB18030 nor Big5 nor UTF-16 with a byte order mark",
    hint: "convert it to UTF-8 first, for example with iconv",
    path,
    details: { what: "text" },
  });
}
