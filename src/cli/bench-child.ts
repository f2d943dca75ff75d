import { execFile } from "node:child_process";
import { join } from "node:path";
import { execArgv, execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type BenchJob, type Measures, measuresSchema } from "../app/bench/job.ts";
import type { CommandLine } from "../app/bench/time-commands.ts";
import { AlayaError, DataError, ProviderError, StoreError, UsageError } from "../core/errors.ts";
import type { GlobalFlags } from "./context.ts";
import { exitCodes } from "./exit-code.ts";

const program = fileURLToPath(new URL(`./main${import.meta.url.slice(-3)}`, import.meta.url));
const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    hint: z.string().optional(),
    path: z.string().optional(),
    details: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  }),
});

/** Runs `alaya bench-run` in a process of its own, so that its memory is its own. */
export function runStageInChild(
  job: BenchJob,
  { flags, signal }: { readonly flags: GlobalFlags; readonly signal: AbortSignal },
): Promise<Measures> {
  const { executable, leading } = commandLine();
  const args = [...leading, "bench-run", JSON.stringify(job), ...flagsFor(job, flags)];
  return new Promise((resolve, reject) => {
    execFile(executable, args, { signal, killSignal: "SIGKILL" }, (error, stdout, stderr) => {
      if (error === null) resolve(measuresSchema.parse(JSON.parse(stdout)));
      else reject(failureOf(error.code, { stdout, stderr }));
    });
  });
}

/** How this program was started. */
export const commandLine = (): CommandLine => ({ executable: execPath, leading: [...execArgv, program] });

const flagsFor = ({ folder }: BenchJob, { config, preset, set }: GlobalFlags): string[] => [
  "--json",
  "--quiet",
  ...["--lang", "en"],
  ...["--data-dir", join(folder, "memory")],
  ...(config === undefined ? [] : ["--config", config]),
  ...(preset === undefined ? [] : ["--preset", preset]),
  ...set.flatMap((setting) => ["--set", setting]),
];

/** The child's own error where it told one, else what it wrote. */
function failureOf(
  exitCode: number | string | null | undefined,
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
): Error {
  const told = failureSchema.safeParse(jsonOf(stdout));
  if (!told.success) return new Error(`a measured process ended with ${exitCode}\n${stderr}`);
  const { code, message, hint, path, details } = told.data.error;
  const Family = families.get(exitCode) ?? AlayaError;
  return new Family({
    code,
    message,
    details,
    ...(hint !== undefined && { hint }),
    ...(path !== undefined && { path }),
  });
}

const families: ReadonlyMap<unknown, typeof AlayaError> = new Map([
  [exitCodes.usage, UsageError],
  [exitCodes.data, DataError],
  [exitCodes.provider, ProviderError],
  [exitCodes.store, StoreError],
]);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
