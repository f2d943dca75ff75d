import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of a file of the repository. */
export const repositoryPath = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const readDocument = (path: string): string => readFileSync(repositoryPath(path), "utf8");

/** The pages that people and agents read: both READMEs, the skill and everything under docs/. */
export const documents = (): readonly string[] => [
  "README.md",
  "README.zh-CN.md",
  "skills/alaya/SKILL.md",
  ...readdirSync(repositoryPath("docs"), { recursive: true, encoding: "utf8" })
    .map((path) => `docs/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"))
    .sort(),
];

/** The programs of examples/, by their paths. */
export const exampleFiles = (): readonly string[] =>
  readdirSync(repositoryPath("examples"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `examples/${name}`)
    .sort();

export interface FencedBlock {
  /** What stands after the fence, such as `json session`. */
  readonly tag: string;
  readonly content: string;
}

const fence = /^```([^\n]*)\n(.*?)^```$/gms;

/** The fenced blocks of a Markdown page in their order. */
export const fencedBlocks = (markdown: string): readonly FencedBlock[] =>
  [...markdown.matchAll(fence)].map(([, tag = "", content = ""]) => ({ tag: tag.trim(), content }));

/** The page with every block `ts examples/<file>` holding that file. */
export const withExamples = (markdown: string): string =>
  markdown.replace(fence, (block, tag: string) => {
    const [, file] = /^ts (examples\/.+)$/.exec(tag) ?? [];
    return file === undefined ? block : `\`\`\`${tag}\n${readDocument(file)}\`\`\``;
  });
