import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { documents, readDocument, repositoryPath } from "../../support/docs/documents.ts";

describe("the links between the pages", () => {
  it.each(documents())("of %s lead to files and headings that there are", (page) => {
    const broken = localLinks(readDocument(page)).filter(({ path, heading }) => {
      const target = path === "" ? page : join(dirname(page), path);
      if (!existsSync(repositoryPath(target))) return true;
      return heading !== "" && !anchors(readDocument(target)).has(heading);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents().filter((page) => page.startsWith("docs/zh/")))("%s has its like in English", (page) => {
    expect(existsSync(repositoryPath(page.replace("docs/zh/", "docs/")))).toBe(true);
  });

  it.each(["README.md", "docs/architecture.md"])("lead from %s to every English page", (page) => {
    const linked = localLinks(readDocument(page)).map(({ path }) => join(dirname(page), path));
    const pages = documents().filter((each) => /^docs\/[a-z-]+\.md$/.test(each) && each !== page);
    expect(pages.filter((each) => !linked.includes(each))).toEqual([]);
  });

  it("lead from the Chinese README to every Chinese page", () => {
    const linked = localLinks(readDocument("README.zh-CN.md")).map(({ path }) => path);
    const pages = documents().filter((each) => each.startsWith("docs/zh/"));
    expect(pages.filter((each) => !linked.includes(each))).toEqual([]);
  });
});

const withoutBlocks = (markdown: string): string => markdown.replace(/^```.*?^```$/gms, "");

const localLinks = (markdown: string) =>
  [...withoutBlocks(markdown).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].map(
    ([, path = "", heading = ""]) => ({ path, heading }),
  );

/** What a heading is linked by. */
const anchors = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
