import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CliWorld, cliWorld, runCli } from "../support/run-cli.ts";

let world: CliWorld;
let scratch: string;

beforeAll(async () => {
  world = await cliWorld();
  scratch = join(world.root, "scratch");
  await mkdir(scratch);
});
afterAll(() => world[Symbol.asyncDispose]());

const bench = (...args: readonly string[]) =>
  world.run(["bench", ...args], { env: { TMPDIR: scratch, TEMP: scratch, TMP: scratch } });

describe("alaya bench", () => {
  it("measures worlds of two sizes in both languages and how they grow", async () => {
    const { stdout, exitCode } = await bench("--worlds", "4,8", "--json");
    expect(exitCode).toBe(0);
    const report = JSON.parse(stdout);
    expect(report.environment).toMatchObject({ node: process.version, cores: expect.any(Number) });
    expect(report.subjects.map(({ subject }: { subject: unknown }) => subject)).toEqual([
      { kind: "world", language: "zh", chapters: 4 },
      { kind: "world", language: "en", chapters: 4 },
      { kind: "world", language: "zh", chapters: 8 },
      { kind: "world", language: "en", chapters: 8 },
    ]);
    for (const { measures } of report.subjects)
      expect(measures).toMatchObject({
        "distil-ms": expect.any(Number),
        "distil-peak-bytes": expect.any(Number),
        "recall-p95-ms": expect.any(Number),
        "eval-ms": expect.any(Number),
        "store-bytes": expect.any(Number),
      });
    expect(report.scaling).toMatchObject([
      { language: "zh", from_chapters: 4, to_chapters: 8, size_ratio: 2 },
      { language: "en", from_chapters: 4, to_chapters: 8, size_ratio: 2 },
    ]);
    expect(await readdir(scratch)).toEqual([]);
  });

  it("passes on why a book cannot be measured, and leaves nothing of it behind", async () => {
    const book = join(world.workingDirectory, "unheaded.txt");
    await writeFile(book, "A text without a single heading.\n\nIt goes on like this.\n");
    const { stdout, exitCode } = await bench("--book", book, "--json");
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "CHAPTERS_NOT_FOUND", path: book } });
    expect(await readdir(scratch)).toEqual([]);
  });

  it("refuses sizes that are no numbers", async () => {
    const { stderr, exitCode } = await runCli(["bench", "--worlds", "many"]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain("whole numbers");
  });

  it("measures recall by stage beside plain references", async () => {
    const { stdout, exitCode } = await bench("--sizes", "300", "--seed", "5", "--json");
    expect(exitCode).toBe(0);
    const [{ subject, measures }] = JSON.parse(stdout).subjects;
    expect(subject).toEqual({ kind: "cards", cards: 300, seed: 5 });
    expect(measures).toMatchObject({ cards: 300, "index-recall@20": 1 });
    const stages = ["lexical", "vector", "graph", "fetch", "rank", "recall", "embed"];
    const references = ["lancedb-exact", "plain-loop", "kuzu-expansion"];
    for (const name of [...stages, ...references]) {
      expect(measures).toMatchObject({
        [`${name}-p50-ms`]: expect.any(Number),
        [`${name}-p95-ms`]: expect.any(Number),
      });
    }
    expect(measures["cold-recall-p50-ms"]).toBeGreaterThan(0);
  });
});
