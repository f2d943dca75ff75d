import { readFrontMatter } from "./front-matter.ts";
import { instantOf } from "./instant.ts";
import { textAt } from "./json-lines.ts";
import { frontMatterTags, noteSessions } from "./note-session.ts";
import { requireFormat } from "./recognise.ts";
import { type Importer, stemOf } from "./source-file.ts";
import { createTally } from "./tally.ts";

/** Notes of an Obsidian vault: one document session each, paragraphs as turns. */
export const importObsidian: Importer = (file) => {
  requireFormat(file, "obsidian");
  const tally = createTally();
  const { fields, body, isMalformed } = readFrontMatter(file.text);
  if (isMalformed) tally.skip("front-matter");
  const stem = stemOf(file.name);
  const sessions = noteSessions(
    {
      format: "obsidian",
      key: file.name.replace(/\.[^./]+$/, ""),
      title: textAt(fields, "title") ?? stem,
      at: instantOf(fields.created) ?? instantOf(fields.date) ?? dayOf(stem) ?? file.modifiedAt,
      body,
      tags: frontMatterTags(fields),
      metadata: { aliases: fields.aliases ?? undefined },
    },
    tally,
  );
  return { sessions, skipped: tally.counts(), brokenLines: [] };
};

/** Daily notes are called by their day. */
const dayOf = (stem: string): Date | undefined => instantOf(/^\d{4}-\d{2}-\d{2}/.exec(stem)?.[0]);
