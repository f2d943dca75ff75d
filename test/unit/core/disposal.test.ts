import { describe, expect, it } from "vitest";
import { createDisposal } from "../../../src/core/disposal.ts";

const resource = (name: string, log: string[], failure?: Error): AsyncDisposable => ({
  [Symbol.asyncDispose]: async () => {
    log.push(name);
    if (failure) throw failure;
  },
});

describe("createDisposal", () => {
  it("disposes in reverse order, of everything, and throws the first failure", async () => {
    const log: string[] = [];
    const disposal = createDisposal();
    disposal.use(resource("lock", log));
    disposal.use(resource("graph", log, new Error("graph")));
    disposal.use(resource("vectors", log));
    await expect(disposal[Symbol.asyncDispose]()).rejects.toThrow("graph");
    expect(log).toEqual(["vectors", "graph", "lock"]);
  });
});
