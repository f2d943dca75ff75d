import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../src/evaluation/corpus/encoding.ts";
import { byteOffsets } from "../../../../src/evaluation/corpus/source-file.ts";

const simplified = "第一回　风起\n\n　　却说那日天色将晚，众人都在堂前说话，不知他们要做什么。\n";
const traditional = "第一回　風起\n\n　　卻說那日天色將晚，眾人都在堂前說話，不知他們要做什麼。\n";
/** The texts above as Python 3.11 encodes them. */
const simplifiedGb18030 =
  "tdrSu7vYoaG358bwCgqhoaGhyLTLtcTHyNXM7MmrvavN7aOs1trIy7a81NrMw8ewy7W7sKOssrvWqsv7w8fSqtf2yrLDtKGjCg==";
const traditionalBig5 =
  "ssSkQKZeoUCtt7BfCgqhQKFAq2+7oai6pOmk0abisU6x36FBsrOkSLOjpmKw86tlu6G43KFBpKOqvqVMrcytbrC1pLC78qFDCg==";
const traditionalGb18030 =
  "tdrSu7vYoaHvTMbwCgqhoaGhhXPVZsTHyNXM7MmrjKLN7aOssYrIy7a81NrMw8ew1WbUkqOssrvWqsv7goPSqtf2yrL8TqGjCg==";

const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("decodeText", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(simplified), { text: simplified, encoding: "utf-8", bomBytes: 0 }],
    [
      "UTF-8 with BOM",
      new TextEncoder().encode(`\ufeff${simplified}`),
      { text: simplified, encoding: "utf-8", bomBytes: 3 },
    ],
    ["GB18030", fromBase64(simplifiedGb18030), { text: simplified, encoding: "gb18030", bomBytes: 0 }],
    [
      "GB18030 with traditional characters",
      fromBase64(traditionalGb18030),
      { text: traditional, encoding: "gb18030", bomBytes: 0 },
    ],
    ["Big5", fromBase64(traditionalBig5), { text: traditional, encoding: "big5", bomBytes: 0 }],
    ["UTF-16 little-endian", utf16(simplified), { text: simplified, encoding: "utf-16le", bomBytes: 2 }],
    [
      "UTF-16 big-endian",
      utf16(simplified).swap16(),
      { text: simplified, encoding: "utf-16be", bomBytes: 2 },
    ],
  ])("reads %s", (_name, bytes, decoded) => {
    expect(decodeText(bytes, "book.txt")).toEqual(decoded);
  });

  it.each([
    ["an empty file", new Uint8Array(), "TEXT_EMPTY"],
    ["blank lines", new TextEncoder().encode(" \r\n\n"), "TEXT_EMPTY"],
    ["zero bytes", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), "FILE_BINARY"],
    ["control characters", new Uint8Array([0x41, 0x01, 0x02, 0x03]), "FILE_BINARY"],
    ["Latin-1", new Uint8Array(Buffer.from("le café était fermé, naïve idée", "latin1")), "ENCODING_UNKNOWN"],
    ["broken UTF-16", new Uint8Array([0xff, 0xfe, 0x00, 0xdc]), "ENCODING_UNKNOWN"],
  ])("refuses %s", (_name, bytes, code) => {
    expect(() => decodeText(bytes, "book.txt")).toThrow(expect.objectContaining({ code, path: "book.txt" }));
  });
});

describe("byteOffsets", () => {
  const fileOf = (bytes: Uint8Array) => ({
    path: "book.txt",
    bytes,
    sha256: "",
    ...decodeText(bytes, "book.txt"),
  });

  it.each([
    ["UTF-8", new TextEncoder().encode(`\ufeff${simplified}`)],
    ["GB18030", fromBase64(simplifiedGb18030)],
    ["Big5", fromBase64(traditionalBig5)],
    ["UTF-16", utf16(simplified)],
  ])("finds line starts and places within lines in %s", (_name, bytes) => {
    const file = fileOf(bytes);
    const [start = 0, lineStart = 0, within = 0] = byteOffsets(file, [0, 8, 18]);
    const decode = (from: number, to: number) =>
      new TextDecoder(file.encoding).decode(bytes.subarray(from, to));
    expect([start, decode(start, lineStart), decode(lineStart, within)]).toEqual([
      file.bomBytes,
      file.text.slice(0, 8),
      file.text.slice(8, 18),
    ]);
  });
});
