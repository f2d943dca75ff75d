import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CliOutcome, type CliWorld, cliWorld } from "../support/run-cli.ts";

let world: CliWorld;
let first: CliOutcome;
let second: CliOutcome;

beforeAll(async () => {
  world = await cliWorld();
  first = await world.run(["quickstart"]);
  second = await world.run(["quickstart"]);
});
afterAll(() => world[Symbol.asyncDispose]());

/** Times go, and with them the width of their columns. */
const withoutTimes = (text: string): string => text.replace(/\d+(\.\d+)?ms/g, "<time>").replace(/ +/g, " ");

describe("alaya quickstart", () => {
  it("compares four systems on the novellas of both languages", () => {
    expect({ exitCode: first.exitCode, stderr: first.stderr.match(/^error/m) }).toEqual({
      exitCode: 0,
      stderr: null,
    });
    for (const system of ["bm25", "vector-only", "random", "alaya"])
      expect(first.stdout).toContain(` ${system} `);
    expect(first.stdout).toContain("(novella-en)");
    expect(first.stdout).toContain("(novella-zh)");
  });

  it("prints equal tables when it runs again on the stores that it kept", () => {
    expect(second.exitCode).toBe(0);
    expect(withoutTimes(second.stdout)).toBe(withoutTimes(first.stdout));
  });

  it("writes three reports for each system and data set into the working directory", async () => {
    const files = await readdir(join(world.workingDirectory, "reports", "quickstart"), { recursive: true });
    const systems = ["alaya", "bm25", "random", "vector-only"];
    const expected = ["novella-en", "novella-zh"].flatMap((dataset) => [
      dataset,
      ...systems.flatMap((system) =>
        [".json", ".md", ".observations.jsonl"].map((ending) => join(dataset, `${system}${ending}`)),
      ),
    ]);
    expect([...files].sort()).toEqual(expected.sort());
  });

  it("speaks Chinese to a Chinese reader, and shows the Chinese novella first", async () => {
    const { stdout, exitCode } = await world.run(["quickstart"], { env: { LANG: "zh_CN.UTF-8" } });
    expect(exitCode).toBe(0);
    expect(stdout.split("\n")[0]).toBe("中文中篇小说（novella-zh）");
    expect(stdout).toContain("接下来可以试试");
  });
});
