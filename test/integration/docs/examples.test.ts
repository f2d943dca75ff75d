import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { exampleFiles, repositoryPath } from "../../support/docs/documents.ts";

const calls = [...exampleFiles().map((file) => [file]), ["examples/foreign-system.ts", "zh"]];

describe("the examples", () => {
  it.each(calls.map((call) => ({ call })))("run to their end: $call", ({ call }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", ...call], {
      cwd: repositoryPath("."),
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).not.toBe("");
    expect(stdout).not.toMatch(/undefined|NaN/);
  });
});
