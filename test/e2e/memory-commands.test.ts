import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CliWorld, cliWorld } from "../support/run-cli.ts";

const session = (id: string, ...contents: string[]) =>
  JSON.stringify({
    id,
    timestamp: 1_700_000_000_000,
    turns: contents.map((content) => ({ role: "user", content })),
  });

/** A world with a memory in `memory` and one session file in `bridge.json`. */
async function worldWithMemory(): Promise<CliWorld> {
  const world = await cliWorld();
  await writeFile(
    join(world.workingDirectory, "bridge.json"),
    session(
      "bridge",
      "Anna said that the bridge in Ouville closed because the river rose.",
      "王小明修好了桥。",
    ),
  );
  await world.run(["init", "--data-dir", "memory"]);
  return world;
}

const sessionsOf = async (world: CliWorld): Promise<unknown> =>
  JSON.parse((await world.run(["status", "--json", "--data-dir", "memory"])).stdout).sessions;

describe("the commands of a memory", () => {
  it("ingest, distil, recall and verify, with nothing but JSON on stdout", async () => {
    await using world = await worldWithMemory();
    const all = ["--data-dir", "memory", "--json", "--quiet"];
    for (const args of [
      ["ingest", "bridge.json"],
      ["distill"],
      ["recall", "why did the bridge close"],
      ["verify"],
      ["status"],
    ]) {
      const { exitCode, stdout, stderr } = await world.run([...args, ...all]);
      expect({ args, exitCode, stderr }).toEqual({ args, exitCode: 0, stderr: "" });
      expect(typeof JSON.parse(stdout)).toBe("object");
    }
  });

  it("store nothing of a call with one bad file, whatever is wrong with it", async () => {
    await using world = await worldWithMemory();
    const bad: Readonly<Record<string, string | Buffer>> = {
      "broken.json": '{"id": "x" "timestamp": 1}',
      "late.json": session("late", "x").replace("1700000000000", "1e300"),
      "other.json": session("bridge", "Another text."),
      "utf16.json": Buffer.from(`\uFEFF${session("wide", "x")}`, "utf16le"),
      "deep.json": `{"metadata": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      "empty.json": "",
    };
    for (const [name, content] of Object.entries(bad)) {
      await writeFile(join(world.workingDirectory, name), content);
      const outcome = await world.run(["ingest", "bridge.json", name, "--data-dir", "memory"]);
      expect({ name, exitCode: outcome.exitCode }).toEqual({ name, exitCode: 3 });
      expect(outcome.stderr).toMatch(/^error\[[A-Z_]+\]: .+\nhint: .+\n$/);
    }
    expect(await sessionsOf(world)).toBe(0);
  });

  it("answer a text of a hundred thousand letters", async () => {
    await using world = await worldWithMemory();
    const { exitCode } = await world.run(["recall", "a".repeat(100_000), "--data-dir", "memory"]);
    expect(exitCode).toBe(0);
  });

  it("take an empty folder name for a wrong call, and an empty variable for none", async () => {
    await using world = await worldWithMemory();
    expect((await world.run(["init", "--data-dir", ""])).exitCode).toBe(2);
    expect((await world.run(["init"], { env: { ALAYA_DATA_DIR: "" } })).exitCode).toBe(0);
    expect((await readdir(world.workingDirectory)).sort()).toEqual(["bridge.json", "memory"]);
  });

  it("name the file that stands where the folder, or one above it, should be", async () => {
    await using world = await worldWithMemory();
    for (const folder of ["bridge.json", "bridge.json/memory"]) {
      const { exitCode, stderr } = await world.run(["init", "--data-dir", folder]);
      expect({ folder, exitCode }).toEqual({ folder, exitCode: 5 });
      expect(stderr).toContain("error[STORE_NOT_A_FOLDER]");
    }
  });

  it("go on where a dead process left its lock", async () => {
    await using world = await worldWithMemory();
    await mkdir(join(world.workingDirectory, "memory", "alaya.lock"));
    expect((await world.run(["verify", "--data-dir", "memory"])).exitCode).toBe(0);
  });

  it("end well when two processes want the same memory", async () => {
    await using world = await worldWithMemory();
    const commands = [
      ["ingest", "bridge.json"],
      ["ingest", "bridge.json"],
      ["recall", "bridge"],
      ["distill"],
    ];
    const outcomes = await Promise.all(commands.map((args) => world.run([...args, "--data-dir", "memory"])));
    expect(outcomes.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    expect(await sessionsOf(world)).toBe(1);
    expect((await world.run(["verify", "--data-dir", "memory"])).exitCode).toBe(0);
  });
});
