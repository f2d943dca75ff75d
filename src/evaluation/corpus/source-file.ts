import { readFile } from "node:fs/promises";
import { DataError } from "../../core/errors.ts";
import { sha256 } from "../../core/fingerprint.ts";
import { type DecodedText, decodeText, type TextEncoding } from "./encoding.ts";

/** A text as it lies on disk: its bytes and what they say. */
export interface SourceFile extends DecodedText {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

/** Reads and decodes a text file. Throws `FILE_MISSING` and the errors of `decodeText`. */
export async function readSourceFile(path: string): Promise<SourceFile> {
  const bytes = await readBytes(path);
  return { path, bytes, sha256: sha256(bytes), ...decodeText(bytes, path) };
}

/** Reads a file that the user named. Throws `FILE_MISSING` when it is not there or is a folder. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new DataError({
      code: "FILE_MISSING",
      message: "cannot read this file",
      hint: "check the path",
      path,
      details: { what: "text" },
      cause,
    });
  }
}

/**
 * Byte positions in the file for ascending UTF-16 offsets of its text. No multi-byte character of the
 * supported encodings holds a line feed's byte, so lines are counted and only the rest of a line is walked.
 */
export function byteOffsets(file: SourceFile, offsets: readonly number[]): number[] {
  let offset = 0;
  let byte = file.bomBytes;
  return offsets.map((wanted) => {
    for (
      let end = nextLine(file.text, offset);
      end <= wanted && end > offset;
      end = nextLine(file.text, offset)
    ) {
      byte = nextLineByte(file, byte);
      offset = end;
    }
    byte += bytesOf(file, byte, file.text.slice(offset, wanted));
    offset = wanted;
    return byte;
  });
}

/** Start of the next line, or the same offset when there is none. */
function nextLine(text: string, offset: number): number {
  const feed = text.indexOf("\n", offset);
  return feed === -1 ? offset : feed + 1;
}

function nextLineByte(file: SourceFile, byte: number): number {
  if (file.encoding !== "utf-16le" && file.encoding !== "utf-16be") return file.bytes.indexOf(0x0a, byte) + 1;
  const [first, second] = file.encoding === "utf-16le" ? [0x0a, 0x00] : [0x00, 0x0a];
  let at = byte;
  while (file.bytes[at] !== first || file.bytes[at + 1] !== second) at += 2;
  return at + 2;
}

function bytesOf(file: SourceFile, from: number, text: string): number {
  if (text === "") return 0;
  if (file.encoding === "utf-8") return Buffer.byteLength(text);
  if (file.encoding === "utf-16le" || file.encoding === "utf-16be") return text.length * 2;
  return walkedBytes(file.bytes.subarray(from), file.encoding, text.length);
}

/** How many bytes give `units` UTF-16 units, decoding character by character. */
function walkedBytes(bytes: Uint8Array, encoding: TextEncoding, units: number): number {
  const decoder = new TextDecoder(encoding);
  let decoded = 0;
  let at = 0;
  while (decoded < units && at < bytes.length) {
    decoded += decoder.decode(bytes.subarray(at, at + 1), { stream: true }).length;
    at++;
  }
  return at;
}
