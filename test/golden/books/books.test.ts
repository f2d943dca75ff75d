import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cut, sessionsOf } from "../../support/books.ts";

const folder = import.meta.dirname;

describe("golden books", () => {
  it.each(["journey-like", "gutenberg-like", "web-novel-like"])("cuts %s as a reader would", (name) => {
    const text = readFileSync(join(folder, name, "book.txt"), "utf8");
    const expected: unknown = JSON.parse(readFileSync(join(folder, name, "expected.json"), "utf8"));
    const parts = cut(text).map(({ kind, volume, number, title }) =>
      kind === "front" || kind === "back"
        ? kind
        : `${volume === null ? "" : `${volume}: `}${[kind, number, title].filter((fact) => fact !== null).join(" ")}`,
    );
    const sessions = sessionsOf(text).map(({ id, turns }) => [
      id,
      turns.length,
      turns[0]?.content,
      turns.at(-1)?.content,
    ]);
    expect({ parts, sessions }).toEqual(expected);
  });
});
