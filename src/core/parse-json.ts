import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { DataError } from "./errors.ts";

/** Parses strict JSON; a syntax error names the file, line and column (both from 1). Throws `JSON_MALFORMED`. */
export function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { line, column, reason } = locateSyntaxError(text);
    throw new DataError({
      code: "JSON_MALFORMED",
      message: `not valid JSON at line ${line}, column ${column}: ${reason}`,
      hint: "correct the file at that place, or export it again",
      path,
      details: { line, column, reason },
      cause,
    });
  }
}

function locateSyntaxError(text: string) {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const offset = errors[0]?.offset ?? text.length;
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  const reason = errors[0] ? printParseErrorCode(errors[0].error) : "UnexpectedEnd";
  return { line, column, reason };
}
