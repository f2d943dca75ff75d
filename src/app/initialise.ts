import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatConfigFile } from "../config/config-file.ts";
import { siliconFlowConfig, startingConfig } from "../config/written-config.ts";
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

async function writeConfig({ config, directory }: Composition): Promise<void> {
  await writeFileWhole(directory.config, formatConfigFile(startingConfig(config, directory.root)));
  const example = join(directory.root, "config.siliconflow.json");
  await writeFileWhole(example, formatConfigFile(siliconFlowConfig(directory.root)));
}

async function writeFileWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.tmp`;
  await writeFile(draft, text);
  await rename(draft, path);
}
