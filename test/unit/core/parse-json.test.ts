import { describe, expect, it } from "vitest";
import { DataError } from "../../../src/core/errors.ts";
import { parseJson } from "../../../src/core/parse-json.ts";

const failureOf = (text: string): unknown => {
  try {
    return parseJson(text, "a.json");
  } catch (error) {
    return error instanceof DataError
      ? { code: error.code, path: error.path, details: error.details }
      : error;
  }
};

describe("parseJson", () => {
  it("gives the value of valid JSON", () => {
    expect(parseJson('{"甲": [1, null]}', "a.json")).toEqual({ 甲: [1, null] });
  });

  it("names line and column of a syntax error", () => {
    expect(failureOf('{\n  "a": 1,\n  "b": oops\n}')).toEqual({
      code: "JSON_MALFORMED",
      path: "a.json",
      details: { line: 3, column: 8, reason: "InvalidSymbol" },
    });
  });

  it("points at the end of a text that breaks off", () => {
    expect(failureOf('{"a": [1,')).toMatchObject({ details: { line: 1, column: 10 } });
  });

  it("points at the bracket from which on the nesting is too deep to be written again", () => {
    const nested = (depth: number) => `{\n"a": ${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
    expect(failureOf(nested(200))).toEqual(JSON.parse(nested(200)));
    expect(failureOf(nested(201))).toMatchObject({
      details: { line: 2, column: 205, reason: "NestedTooDeep" },
    });
    expect(failureOf(nested(100_000))).toMatchObject({ code: "JSON_MALFORMED" });
  });

  it("counts no bracket that stands in a string", () => {
    const text = JSON.stringify({ a: '\\"[{'.repeat(300), b: ["\\", "[".repeat(300)] });
    expect(failureOf(text)).toEqual(JSON.parse(text));
  });
});
