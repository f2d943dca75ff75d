import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type CliWorld, cliWorld } from "../support/run-cli.ts";

const run = promisify(execFile);
const isWindows = process.platform === "win32";
const manifestSchema = z.object({ version: z.string(), bin: z.record(z.string(), z.string()) });

let world: CliWorld;
let installed: string;

/** What `npm install <package>` leaves behind, made without a registry: the dependencies are links to ours. */
async function installPacked(project: string): Promise<string> {
  const { stdout } = await run(
    "npm",
    ["pack", "--ignore-scripts", "--json", "--pack-destination", dirname(project)],
    { shell: isWindows, maxBuffer: 100_000_000 },
  );
  const [packed] = z.array(z.object({ filename: z.string() })).parse(JSON.parse(stdout));
  const modules = join(project, "node_modules");
  await mkdir(join(modules, ".bin"), { recursive: true });
  for (const name of await readdir("node_modules")) {
    if (name.startsWith(".") || name === "@mitsein-ai") continue;
    await symlink(resolve("node_modules", name), join(modules, name), "junction");
  }
  const directory = join(modules, "@mitsein-ai", "alaya");
  await mkdir(directory, { recursive: true });
  const archive = join("..", packed?.filename ?? "");
  await run("tar", ["-xzf", archive, "-C", directory, "--strip-components=1"], { cwd: project });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(directory, "package.json"), "utf8")));
  for (const [name, path] of Object.entries(manifest.bin))
    await symlink(join(directory, path), join(modules, ".bin", name), "file");
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  return directory;
}

beforeAll(async () => {
  world = await cliWorld();
  installed = await installPacked(world.workingDirectory);
});

afterAll(async () => {
  await rm(join(world.workingDirectory, "node_modules"), { recursive: true, force: true });
  await world[Symbol.asyncDispose]();
});

describe("the package", () => {
  it.skipIf(isWindows)("installs the command alaya", async () => {
    const command = join(world.workingDirectory, "node_modules", ".bin", "alaya");
    const { stdout } = await run(command, ["--version"], { cwd: world.workingDirectory });
    const manifest = manifestSchema.parse(JSON.parse(await readFile("package.json", "utf8")));
    expect(stdout).toBe(`${manifest.version}\n`);
  });

  it("is a library that keeps and finds a session", async () => {
    const script = `
      import { initMemory, parseSessionFile } from "@mitsein-ai/alaya";
      const memory = await initMemory({ dataDir: "./memory" });
      const turns = [{ role: "user", content: "The harbour bell was recast in April." }];
      const file = JSON.stringify({ id: "harbour", timestamp: 0, turns });
      await memory.ingest([parseSessionFile(file, "harbour.json")]);
      await memory.distill();
      const { hits } = await memory.recall({ text: "harbour bell", limit: 1 });
      console.log(hits[0].evidence[0].quote);
      await memory[Symbol.asyncDispose]();
    `;
    const program = join(world.workingDirectory, "use.mjs");
    await writeFile(program, script);
    const outcome = await world.run([], { program });
    expect(outcome).toEqual({ stdout: "The harbour bell was recast in April.\n", stderr: "", exitCode: 0 });
  });

  it("imports no file that the compiler did not write", async () => {
    const dist = join(installed, "dist");
    const scripts = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith(".js"));
    const sources = await Promise.all(scripts.map((name) => readFile(join(dist, name), "utf8")));
    const left = scripts.filter((_name, index) =>
      /(from|import\()\s*"\.[^"]*\.ts"/.test(sources[index] ?? ""),
    );
    expect(left).toEqual([]);
  });

  it("declares the types of its library", () => {
    expect(existsSync(join(installed, "dist", "index.d.ts"))).toBe(true);
  });

  it("brings the novellas with their questions", async () => {
    const { stdout, exitCode } = await world.run(
      ["corpus", "stats", join(installed, "corpora", "novella-zh"), "--json"],
      { program: join(installed, "dist", "cli", "main.js") },
    );
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ language: "zh" });
    expect(await readdir(join(installed, "datasets"))).toEqual(
      expect.arrayContaining(["novella-en.json", "novella-zh.json"]),
    );
  });
});
