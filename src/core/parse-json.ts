import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { DataError } from "./errors.ts";

/** Far more than any record of ours has, far less than what writing it again takes of the stack. */
const deepestNesting = 200;

interface Fault {
  readonly offset: number;
  readonly reason: string;
}

/**
 * Parses strict JSON; a syntax error, or nesting that is too deep to write again, names the file, line and column
 * (both from 1). Throws `JSON_MALFORMED`.
 */
export function parseJson(text: string, path: string): unknown {
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) throw malformed(text, path, tooDeep);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed(text, path, findSyntaxError(text), cause);
  }
}

function malformed(text: string, path: string, { offset, reason }: Fault, cause?: unknown): DataError {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const column = offset - before.lastIndexOf("\n");
  return new DataError({
    code: "JSON_MALFORMED",
    message: `not valid JSON at line ${line}, column ${column}: ${reason}`,
    hint: "correct the file at that place, or export it again",
    path,
    details: { line, column, reason },
    cause,
  });
}

function findSyntaxError(text: string): Fault {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return first === undefined
    ? { offset: text.length, reason: "UnexpectedEnd" }
    : { offset: first.offset, reason: printParseErrorCode(first.error) };
}

/** Reads brackets outside of strings, and leaves what else may be wrong to the parser. */
function findTooDeep(text: string): Fault | undefined {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === '"') offset = endOfString(text, offset);
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > deepestNesting) return { offset, reason: "NestedTooDeep" };
  }
  return undefined;
}

/** Where the closing quotation mark stands, or the end of a text that has none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
