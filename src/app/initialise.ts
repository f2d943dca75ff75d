import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { formatConfigFile } from "../config/config-file.ts";
import { configSchema } from "../config/schema.ts";
import type { Composition } from "./compose.ts";
import { isStore, requireWritable } from "./data-directory.ts";
import { makeMemory } from "./open-memory.ts";

/** Makes the store and its configuration file; false, with nothing changed, when there is one already. */
export async function initialise(composition: Composition): Promise<boolean> {
  const { directory } = composition;
  if (isStore(directory)) return false;
  await requireWritable(directory.root);
  await mkdir(directory.root, { recursive: true });
  if (!existsSync(directory.config)) await writeConfig(composition);
  await using _memory = await makeMemory(composition, directory);
  return true;
}

async function writeConfig({ directory }: Composition): Promise<void> {
  const draft = `${directory.config}.tmp`;
  await writeFile(draft, formatConfigFile(configSchema.parse({ dataDir: directory.root })));
  await rename(draft, directory.config);
}
