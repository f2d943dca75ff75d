import { readFrontMatter } from "./front-matter.ts";
import { instantOf } from "./instant.ts";
import { textAt } from "./json-lines.ts";
import { frontMatterTags, noteSessions } from "./note-session.ts";
import { requireFormat } from "./recognise.ts";
import { type Importer, stemOf } from "./source-file.ts";
import { createTally } from "./tally.ts";

/** Cards of Memex: one document session each, with the tag `source:memex` and the card's type, else `concept`. */
export const importMemex: Importer = (file) => {
  requireFormat(file, "memex");
  const tally = createTally();
  const { fields, body } = readFrontMatter(file.text);
  const slug = stemOf(file.name);
  const sessions = noteSessions(
    {
      format: "memex",
      key: slug,
      title: textAt(fields, "title") ?? slug,
      at: instantOf(fields.created) ?? instantOf(fields.modified) ?? file.modifiedAt,
      body,
      tags: frontMatterTags(fields),
      metadata: {
        type: textAt(fields, "type") ?? "concept",
        source: textAt(fields, "source"),
        modified: instantOf(fields.modified)?.toISOString(),
      },
    },
    tally,
  );
  return { sessions, skipped: tally.counts(), brokenLines: [] };
};
