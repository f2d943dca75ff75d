import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { temporaryDirectory } from "./temp-dir.ts";

export interface CliOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** -1 when a signal ended the process. */
  readonly exitCode: number;
}

/** The built command line as a person calls it, in a home and a working directory of its own. */
export interface CliWorld extends AsyncDisposable {
  readonly root: string;
  /** The working directory of `run`. */
  readonly workingDirectory: string;
  /** Runs `alaya <args>` to its end. Needs `npm run build` first. */
  run(args: readonly string[], options?: CliOptions): Promise<CliOutcome>;
}

export interface CliOptions {
  /** On top of the world's own; `undefined` takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Given to the process on stdin. */
  readonly input?: string;
  /** Another entry than the repository's `dist/cli/main.js`. */
  readonly program?: string;
}

const builtProgram = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const inherited = ["PATH", "Path", "SystemRoot", "TEMP", "TMP", "TMPDIR"];

/** Nothing of the caller's home, cache, memory or locale is seen; everything goes when it is disposed of. */
export async function cliWorld(): Promise<CliWorld> {
  const temporary = await temporaryDirectory("alaya-cli-");
  const root = temporary.path;
  const home = join(root, "home");
  const workingDirectory = join(root, "work");
  await Promise.all([mkdir(home), mkdir(workingDirectory)]);
  const own = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    HOME: home,
    USERPROFILE: home,
    ALAYA_CACHE_DIR: join(root, "cache"),
    LANG: "en_US.UTF-8",
  };
  return {
    root,
    workingDirectory,
    run: (args, { env, input, program = builtProgram } = {}) =>
      runProcess([program, ...args], { cwd: workingDirectory, env: { ...own, ...env }, input }),
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}

/** One call of `alaya` in a world of its own that is gone afterwards. */
export async function runCli(args: readonly string[], options?: CliOptions): Promise<CliOutcome> {
  await using world = await cliWorld();
  return await world.run(args, options);
}

function runProcess(
  args: readonly string[],
  settings: {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly input: string | undefined;
  },
): Promise<CliOutcome> {
  const child = spawn(process.execPath, [...args], { cwd: settings.cwd, env: settings.env });
  child.stdin.end(settings.input ?? "");
  const stdout = textOf(child.stdout);
  const stderr = textOf(child.stderr);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ stdout: stdout(), stderr: stderr(), exitCode: code ?? -1 }));
  });
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
