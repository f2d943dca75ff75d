import type { Levels } from "../domain/factors.ts";
import { type Composition, compose } from "./compose.ts";
import { initialise } from "./initialise.ts";
import type { Memory } from "./memory.ts";
import { openMemory as openComposed } from "./open-memory.ts";

/** Which memory, and how it works. Everything left out comes from the configuration file, then from the defaults. */
export interface MemoryOptions {
  /** Folder of the memory; `~` is the home directory. */
  readonly dataDir: string;
  /** A named set of factor levels, such as `alaya-1.0`. */
  readonly preset?: string;
  /** Levels on top of the preset, such as `{ "recall.depth": 2 }`. */
  readonly factors?: Levels;
}

/**
 * Opens the memory of a folder; this process owns it until it is disposed of.
 * Throws `STORE_MISSING` where there is none, `STORE_LOCKED` when another process keeps it, `STORE_VERSION`,
 * `CONFIG_INVALID`, `USAGE_UNKNOWN_NAME`, `USAGE_BAD_LEVEL`.
 */
export async function openMemory(options: MemoryOptions): Promise<Memory> {
  return openComposed(await composeFor(options));
}

/** As `openMemory`, making an empty memory first where the folder holds none; an existing one is opened unchanged. */
export async function initMemory(options: MemoryOptions): Promise<Memory> {
  const composition = await composeFor(options);
  await initialise(composition);
  return openComposed(composition);
}

const composeFor = ({ dataDir, preset, factors = {} }: MemoryOptions): Promise<Composition> =>
  compose({
    dataDir,
    preset,
    set: Object.entries(factors).map(([key, level]) => `${key}=${JSON.stringify(level)}`),
  });
