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
});
