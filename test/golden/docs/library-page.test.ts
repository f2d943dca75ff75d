import { describe, expect, it } from "vitest";
import { exampleFiles, readDocument, repositoryPath, withExamples } from "../../support/docs/documents.ts";

/** `npx vitest run --project golden -u` writes the files into the pages anew. */
describe.each(["docs/library.md", "docs/zh/library.md"])("%s", (page) => {
  it("shows the files of examples/ as they are", async () => {
    await expect(withExamples(readDocument(page))).toMatchFileSnapshot(repositoryPath(page));
  });

  it("shows all of them", () => {
    expect(exampleFiles().filter((file) => !readDocument(page).includes(`\`\`\`ts ${file}\n`))).toEqual([]);
  });
});

describe("every file of examples/", () => {
  it.each(exampleFiles())("%s says at its head in both languages what it shows", (file) => {
    const [first = "", second = ""] = readDocument(file).split("\n");
    expect(first).toMatch(/^\/\/ \P{Script=Han}+\.$/u);
    expect(second).toMatch(/^\/\/ .*\p{Script=Han}.*。$/u);
  });
});
