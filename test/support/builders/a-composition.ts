import { join } from "node:path";
import type { Composition } from "../../../src/app/compose.ts";
import { dataDirectory } from "../../../src/app/data-directory.ts";
import { openMeter } from "../../../src/app/open-meter.ts";
import { type ConfigInput, configSchema } from "../../../src/config/schema.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { resolveLevels } from "../../../src/domain/factors.ts";

/** What the product is wired from, with everything in one folder and nothing of this machine. */
export function aComposition(
  folder: string,
  {
    config: written = {},
    environment = {},
  }: { readonly config?: ConfigInput; readonly environment?: Composition["environment"] } = {},
): Composition {
  const config = configSchema.parse(written);
  const directory = dataDirectory(join(folder, "memory"));
  const cacheDirectory = join(folder, "cache");
  return {
    config,
    configPath: undefined,
    directory,
    cacheDirectory,
    preset: "alaya",
    levels: resolveLevels("alaya", {}),
    namespace: "test-main",
    clock: systemClock,
    workingDirectory: folder,
    processId: process.pid,
    environment,
    ...openMeter({ directory, cacheDirectory, budget: config.budget }),
  };
}
