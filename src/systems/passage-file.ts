import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StoreError } from "../core/errors.ts";
import { type Passage, passageSchema } from "./passages.ts";

const lineSchema = passageSchema.extend({ schema: z.literal("alaya.passage/1") });

const pathIn = (directory: string): string => join(directory, "passages.jsonl");

/** Writes one passage a line into the folder, which is made when it is missing; gives back what was written. */
export async function writePassages(directory: string, passages: readonly Passage[]): Promise<string> {
  const lines = passages.map((passage) => `${JSON.stringify({ schema: "alaya.passage/1", ...passage })}\n`);
  const text = lines.join("");
  await mkdir(directory, { recursive: true });
  await writeFile(pathIn(directory), text);
  return text;
}

/** Throws `STORE_CORRUPT` when the file is missing or a line is not a passage. */
export async function readPassages(directory: string): Promise<readonly Passage[]> {
  const path = pathIn(directory);
  try {
    const text = await readFile(path, "utf8");
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map(parseLine);
  } catch (cause) {
    throw new StoreError({
      code: "STORE_CORRUPT",
      message: `the passages of a built store cannot be read: ${path}`,
      hint: "delete the store's folder; it is built again from the corpus",
      path,
      details: { what: "passages" },
      cause,
    });
  }
}

function parseLine(line: string): Passage {
  const { schema: _, ...passage } = lineSchema.parse(JSON.parse(line));
  return passage;
}
