import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fingerprint, sha256 } from "../core/fingerprint.ts";
import { groupBy } from "../core/group-by.ts";
import { cardId } from "../core/ids.ts";
import { compareText } from "../core/order.ts";
import type { InspectSpan, MemoryFacets } from "../ports/memory-system.ts";
import { overlap, type Passage } from "./passages.ts";

const coveredShare = 0.5;

/** What every system over passages can tell about its store. */
export function passageFacets(
  directory: string,
  passages: readonly Passage[],
): Pick<MemoryFacets, "inspect" | "contentHash"> {
  return {
    inspect: inspectPassages(passages),
    contentHash: () => hashFiles(directory),
  };
}

/** A span is indexed when one passage holds at least half of it. */
function inspectPassages(passages: readonly Passage[]): InspectSpan {
  const bySession = groupBy(passages, (passage) => passage.session);
  return async (span) => {
    const inSession = bySession.get(span.session);
    if (inSession === undefined) return { stage: "not-ingested", cards: [] };
    const least = Math.max(1, coveredShare * (span.end - span.start));
    const holders = inSession.filter((passage) => overlap(passage, span) >= least);
    return {
      stage: holders.length > 0 ? "indexed" : "not-distilled",
      cards: holders.map((passage) => cardId(passage.id)),
    };
  };
}

/** Hash of the names and bytes of all files in a folder, all the way down. */
async function hashFiles(directory: string): Promise<string> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    paths.sort(compareText).map(async (path) => [relative(directory, path), sha256(await readFile(path))]),
  );
  return fingerprint(hashes);
}
