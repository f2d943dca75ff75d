import ts from "typescript";
import { describe, expect, it } from "vitest";
import { documents, fencedBlocks, readDocument, repositoryPath } from "../../support/docs/documents.ts";

/** Path that a snippet would have in the repository → its text. */
const snippets = new Map(
  documents().flatMap((page) =>
    fencedBlocks(readDocument(page))
      .filter(({ tag }) => tag.split(" ")[0] === "ts")
      .map(({ content }, index) => {
        const name = `${page.replaceAll(/[^A-Za-z]/g, "-")}-${index + 1}.ts`;
        return [repositoryPath(`examples/${name}`), content] as const;
      }),
  ),
);

describe("the TypeScript of the pages", () => {
  it("compiles with the settings of the repository", () => {
    expect(snippets.size).toBeGreaterThan(3);
    expect(complaints()).toEqual([]);
  });
});

function complaints(): readonly string[] {
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const program = ts.createProgram([...snippets.keys()], options, {
    ...host,
    fileExists: (path) => snippets.has(path) || fileExists(path),
    readFile: (path) => snippets.get(path) ?? readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const text = snippets.get(path);
      return text === undefined
        ? getSourceFile(path, language, ...rest)
        : ts.createSourceFile(path, text, language);
    },
  });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => snippets.has(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
}

function compilerOptions(): ts.CompilerOptions {
  const path = repositoryPath("tsconfig.json");
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, repositoryPath(".")).options;
}
