import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createJiti } from "jiti";
import { UsageError } from "../core/errors.ts";
import { fieldPath } from "../domain/session-file.ts";
import { parseConfigFile } from "./config-file.ts";
import { type Config, configSchema } from "./schema.ts";

export interface ConfigSources {
  /** `--config`: this file and no other. */
  readonly file?: string | undefined;
  /** Where the search for `alaya.config.ts` starts, upwards. */
  readonly workingDirectory: string;
  /** Where `config.json` stands when there is no `alaya.config.ts`. */
  readonly dataDir: string;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Undefined when every value is a default. */
  readonly path: string | undefined;
}

const typedName = "alaya.config.ts";

/** Reads one configuration file, no merging of two. Throws `CONFIG_MISSING`, `CONFIG_INVALID`, `JSON_MALFORMED`. */
export async function loadConfig(sources: ConfigSources): Promise<LoadedConfig> {
  const path = findConfig(sources);
  if (path === undefined) return { config: configSchema.parse({}), path };
  return { config: checked(await readConfig(path), path), path };
}

function findConfig({ file, workingDirectory, dataDir }: ConfigSources): string | undefined {
  if (file !== undefined) {
    const path = resolve(workingDirectory, file);
    if (existsSync(path)) return path;
    throw new UsageError({
      code: "CONFIG_MISSING",
      message: "there is no configuration file here",
      hint: "check --config",
      path,
    });
  }
  return nearestUpwards(workingDirectory) ?? [join(dataDir, "config.json")].find((path) => existsSync(path));
}

function nearestUpwards(directory: string): string | undefined {
  const path = join(directory, typedName);
  if (existsSync(path)) return path;
  const parent = dirname(directory);
  return parent === directory ? undefined : nearestUpwards(parent);
}

async function readConfig(path: string): Promise<unknown> {
  if (path.endsWith(".json")) return parseConfigFile(await readFile(path, "utf8"), path);
  try {
    return await createJiti(import.meta.url).import(path, { default: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError({
      code: "CONFIG_INVALID",
      message: `the configuration cannot be loaded: ${reason}`,
      hint: "it must be a TypeScript module with a default export made by defineConfig",
      path,
      details: { reason },
      cause,
    });
  }
}

function checked(value: unknown, path: string): Config {
  const parsed = configSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = fieldPath(issue?.path ?? []);
  throw new UsageError({
    code: "CONFIG_INVALID",
    message: `${field === "" ? "the configuration" : field}: ${issue?.message ?? "invalid"}`,
    hint: "correct that key, or delete it to get its default",
    path,
    details: { field, reason: issue?.message ?? "" },
  });
}
