import { execFile } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";

const planted = "src/core/planted-violation.ts";
const cruise = async (): Promise<{
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] };
}> => {
  const args = ["depcruise", "--config", ".dependency-cruiser.cjs", "--output-type", "json", "src"];
  const { stdout } = await promisify(execFile)("npx", args, {
    maxBuffer: 200_000_000,
    shell: process.platform === "win32",
  }).catch((failed: { stdout: string }) => failed);
  return JSON.parse(stdout);
};

afterEach(() => rm(planted, { force: true }));

describe("the layer rules", () => {
  it("see every source file and catch a forbidden import, of types too", async () => {
    await writeFile(planted, 'export type { Memory } from "../memory/memory.ts";\n');
    const { summary } = await cruise();
    const sources = (await readdir("src", { recursive: true })).filter((name) => /(?<!\.d)\.ts$/.test(name));
    expect(summary.totalCruised).toBeGreaterThanOrEqual(sources.length);
    expect(summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))).toContainEqual({
      rule: "layer-core",
      from: planted,
    });
  });
});
