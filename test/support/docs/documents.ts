import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of a file of the repository. */
export const repositoryPath = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const readDocument = (path: string): string => readFileSync(repositoryPath(path), "utf8");

export interface FencedBlock {
  /** What stands after the fence, such as `json session`. */
  readonly tag: string;
  readonly content: string;
}

/** The fenced blocks of a Markdown page in their order. */
export function fencedBlocks(markdown: string): readonly FencedBlock[] {
  return [...markdown.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, tag = "", content = ""]) => ({
    tag: tag.trim(),
    content,
  }));
}
