import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseDistillation } from "../adapters/filesystem/raw-records.ts";
import { readable } from "../memory/verify/readable.ts";
import type { Quarantine } from "./quarantine.ts";

/** Takes from the raw layer what a killed process left half written, and kept distil replies that cannot be read. */
export async function setAsideUnreadable(root: string, quarantine: Quarantine): Promise<void> {
  const raw = join(root, "raw");
  if (!existsSync(raw)) return;
  const files = (await readdir(raw, { recursive: true, encoding: "utf8" })).map((name) => join(raw, name));
  for (const path of files.filter(isDraft)) await quarantine.take(path);
  const replies = files.filter((path) => path.startsWith(join(raw, "distill")) && path.endsWith(".json"));
  for (const path of replies.filter((each) => !isDraft(each)))
    if (!(await isReadableReply(path))) await quarantine.take(path);
}

/** Drafts of files are called `.<name>.tmp`. */
const isDraft = (path: string): boolean => /^\..+\.tmp$/.test(basename(path));

async function isReadableReply(path: string): Promise<boolean> {
  const read = async () => ({ reply: parseDistillation(await readFile(path, "utf8"), path) });
  return (await readable(read())) !== undefined;
}
