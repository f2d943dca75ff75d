import type { ImportFormat } from "../../domain/import-format.ts";
import { importClaudeCode } from "./claude-code.ts";
import { importCodex } from "./codex.ts";
import { importMemex } from "./memex.ts";
import { importObsidian } from "./obsidian.ts";
import { importOpenclaw } from "./openclaw.ts";
import type { Importer } from "./source-file.ts";

interface ImporterEntry {
  readonly read: Importer;
  /** Extensions of the files that a folder is searched for. */
  readonly extensions: readonly string[];
}

const jsonLines = [".jsonl"];
const markdown = [".md", ".markdown"];

/** Format → how it is read. */
export const importers: Readonly<Record<ImportFormat, ImporterEntry>> = {
  openclaw: { read: importOpenclaw, extensions: [...jsonLines, ".sqlite"] },
  "claude-code": { read: importClaudeCode, extensions: jsonLines },
  codex: { read: importCodex, extensions: jsonLines },
  obsidian: { read: importObsidian, extensions: markdown },
  memex: { read: importMemex, extensions: markdown },
};
