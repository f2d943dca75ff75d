import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Meter } from "../adapters/metering/meter.ts";
import { loadConfig } from "../config/load-config.ts";
import type { Config } from "../config/schema.ts";
import { type Clock, fixedClock, systemClock } from "../core/clock.ts";
import { UsageError } from "../core/errors.ts";
import { type Levels, parseLevelSetting, resolveLevels } from "../domain/factors.ts";
import type { CallLedger } from "../ports/call-ledger.ts";
import { type DataDirectory, dataDirectory } from "./data-directory.ts";
import { openMeter } from "./open-meter.ts";

/** What the caller of a command may say; everything else comes from the environment and the configuration. */
export interface Wishes {
  readonly dataDir?: string | undefined;
  readonly config?: string | undefined;
  readonly preset?: string | undefined;
  readonly set: readonly string[];
  readonly now?: string | undefined;
}

/** Everything resolved that the rest of the product is wired from. */
export interface Composition {
  readonly config: Config;
  /** The configuration file in force; undefined when all values are defaults. */
  readonly configPath: string | undefined;
  readonly directory: DataDirectory;
  /** Where built evaluation stores are kept between commands. */
  readonly cacheDirectory: string;
  readonly preset: string;
  readonly levels: Levels;
  readonly namespace: string;
  readonly clock: Clock;
  readonly workingDirectory: string;
  readonly processId: number;
  /** Where the keys of services are looked for, under the names that the configuration gives. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What was spent on models, and the guard of the budget before more is. */
  readonly ledger: CallLedger;
  readonly meter: Meter;
}

/** Flag, then environment, then one configuration file, then the defaults of its schema. */
export async function compose(wishes: Wishes): Promise<Composition> {
  const workingDirectory = process.cwd();
  const named = wishes.dataDir ?? (process.env.ALAYA_DATA_DIR || undefined);
  const searched = expandHome(named ?? "~/.alaya", workingDirectory);
  const { config, path } = await loadConfig({ file: wishes.config, workingDirectory, dataDir: searched });
  const preset = wishes.preset ?? config.preset;
  const changes = Object.assign({}, config.factors, ...wishes.set.map(parseLevelSetting));
  const directory = dataDirectory(expandHome(named ?? config.dataDir, workingDirectory), config.graph.engine);
  const cacheDirectory = expandHome(process.env.ALAYA_CACHE_DIR ?? "~/.cache/alaya", workingDirectory);
  return {
    config,
    configPath: path,
    directory,
    cacheDirectory,
    preset,
    levels: resolveLevels(preset, changes),
    namespace: `${config.agent}-main`,
    clock: wishes.now === undefined ? systemClock : fixedClock(parseInstant(wishes.now)),
    workingDirectory,
    processId: process.pid,
    environment: process.env,
    ...openMeter({ directory, cacheDirectory, budget: config.budget }),
  };
}

const expandHome = (path: string, workingDirectory: string): string =>
  path === "~" || path.startsWith("~/") ? join(homedir(), path.slice(1)) : resolve(workingDirectory, path);

function parseInstant(text: string): Date {
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  throw new UsageError({
    code: "USAGE_BAD_INSTANT",
    message: `"${text}" is not an instant`,
    hint: "write for example --now 2026-03-31T06:29:00Z",
    path: "--now",
    details: { text },
  });
}
