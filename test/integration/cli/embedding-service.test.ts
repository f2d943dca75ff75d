import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../../src/cli/program.ts";
import { capturedStreams } from "../../support/cli-streams.ts";
import { atMost, type ModelServer, modelServer, status } from "../../support/fakes/model-server.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const bridge = {
  id: "session-20250331-062900",
  timestamp: Date.UTC(2025, 2, 31, 6, 29),
  turns: [
    { role: "user", content: "Why was the bridge at Harrow closed last week?" },
    { role: "assistant", content: "The flood cracked its middle pillar, so the council closed the bridge." },
    { role: "user", content: "王小明去年秋天把茶馆搬到了河对岸的旧粮仓。" },
  ],
};
const keyName = "ALAYA_TEST_KEY";

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let server: ModelServer;

beforeEach(async () => {
  folder = await temporaryDirectory();
  server = await modelServer({ dimensions: 96 });
  process.env[keyName] = "secret-key";
  process.env.ALAYA_CACHE_DIR = join(folder.path, "cache");
  await writeFile(join(folder.path, "bridge.json"), JSON.stringify(bridge));
});
afterEach(async () => {
  delete process.env[keyName];
  delete process.env.ALAYA_CACHE_DIR;
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const service = (more: Readonly<Record<string, unknown>> = {}) => ({
  embedding: {
    provider: "openai-compatible",
    model: "bge-m3",
    base_url: server.baseUrl,
    api_key_env: keyName,
    price: 2,
    ...more,
  },
  factors: { "distill.distiller": "verbatim" },
});

async function run(args: readonly string[], config: Readonly<Record<string, unknown>> = service()) {
  const path = join(folder.path, "config.json");
  await writeFile(path, JSON.stringify(config));
  const streams = capturedStreams("en_US.UTF-8");
  const flags = ["--config", path, "--data-dir", join(folder.path, "memory"), "--json"];
  const exitCode = await runCli([...args, ...flags], streams);
  const { out, err } = streams.written();
  return { exitCode, err, out: out === "" ? undefined : JSON.parse(out) };
}

async function filled(config = service()): Promise<void> {
  for (const args of [["init"], ["ingest", join(folder.path, "bridge.json")], ["distill"]])
    expect(await run(args, config)).toMatchObject({ exitCode: 0 });
}

const embedded = () => server.requests.map(({ body }) => body.input);

describe("a memory with an embedding service", () => {
  it("takes the number of dimensions from the model, and finds what was told", async () => {
    await filled();
    const { out } = await run(["recall", "Who cracked the pillar of the bridge?"]);
    expect(out.nodes[0].content).toContain("pillar");
    expect(out.nodes[0].h_distance).not.toBeNull();
    const [probe, cards, query] = embedded();
    expect([probe.length, cards.length, query]).toEqual([1, 3, ["Who cracked the pillar of the bridge?"]]);
    expect(server.requests.every(({ body }) => body.dimensions === undefined)).toBe(true);
  });

  it("asks once for a query that comes again in another process", async () => {
    await filled();
    const first = await run(["recall", "the bridge"]);
    const asked = server.requests.length;
    const second = await run(["recall", "the bridge"]);
    expect(server.requests).toHaveLength(asked);
    expect(second.out.nodes).toEqual(first.out.nodes);
  });

  it("shows what was spent, by stage, with the costs of the configured price", async () => {
    await filled();
    await run(["recall", "the bridge"]);
    const { out } = await run(["costs"]);
    // The first call asks how many dimensions the model has.
    const stage = (name: string, calls: number) => ({
      stage: name,
      model: "openai-compatible/bge-m3",
      calls,
      input_tokens: 7 * calls,
      output_tokens: 0,
      retries: 0,
      failed: 0,
      cost: 14e-6 * calls,
      mean_latency_ms: expect.any(Number),
    });
    expect(out.stages).toEqual([stage("check", 1), stage("embed", 1), stage("query", 1)]);
    expect(out.total).toMatchObject({ calls: 3, input_tokens: 21, cost: 42e-6 });
    expect(out.today).toEqual(out.total);
  });

  it("refuses to spend more than the budget, before it is spent, and goes on when there is room", async () => {
    const config = { ...service({ dimensions: 96 }), budget: { total: { tokens: 3 } } };
    for (const args of [["init"], ["ingest", join(folder.path, "bridge.json")]]) await run(args, config);
    const refused = await run(["distill"], config);
    expect(refused).toMatchObject({ exitCode: 4, out: { error: { code: "BUDGET_EXCEEDED" } } });
    expect(server.requests).toEqual([]);
    expect(await run(["distill"])).toMatchObject({ exitCode: 0, out: { cards: 3 } });
    const { out } = await run(["costs"], { ...config, budget: { total: { tokens: 1000 } } });
    expect(out.budget).toEqual([{ period: "total", unit: "tokens", limit: 1000, spent: 7 }]);
  });

  it("names the variable that holds no key, and needs none to look at what is there", async () => {
    await filled();
    delete process.env[keyName];
    const recalled = await run(["recall", "something else"]);
    expect(recalled).toMatchObject({ exitCode: 4, out: { error: { code: "PROVIDER_KEY_MISSING" } } });
    expect(recalled.err).toContain(keyName);
    expect((await run(["costs"])).out.total.failed).toBe(0);
    expect(await run(["status"])).toMatchObject({ exitCode: 0 });
    expect(await run(["list"])).toMatchObject({ exitCode: 0 });
  });

  it("refuses another embedder until every card is embedded again", async () => {
    await filled();
    const other = service({ model: "other" });
    const refused = await run(["recall", "the bridge"], other);
    expect(refused).toMatchObject({ exitCode: 5, out: { error: { code: "STORE_EMBEDDER_MISMATCH" } } });
    expect(refused.err).toContain("alaya rebuild-l1");
    expect(await run(["rebuild-l1"], other)).toMatchObject({ exitCode: 0, out: { cards: 3 } });
    const { out } = await run(["recall", "the bridge"], other);
    expect(out.nodes[0].content).toContain("bridge");
  });

  it("says what to do about vectors of another width than the configured", async () => {
    const config = service({ dimensions: 64 });
    for (const args of [["init"], ["ingest", join(folder.path, "bridge.json")]]) await run(args, config);
    const { exitCode, err } = await run(["distill"], config);
    expect(exitCode).toBe(4);
    expect(err).toMatch(/vector \d has 96 numbers, not 64\nhint: set embedding.dimensions/);
  });

  it("gets through a service that is overloaded and takes one text at a time", async () => {
    server.failAlways(atMost(1));
    server.fail(status(503, { "retry-after-ms": "1" }));
    await filled();
    expect(embedded().filter((input) => input.length === 1).length).toBeGreaterThanOrEqual(4);
    expect((await run(["verify"])).exitCode).toBe(0);
  });

  it("leaves the key nowhere in the memory", async () => {
    await filled();
    await run(["recall", "the bridge"]);
    const { readdir, readFile } = await import("node:fs/promises");
    const files = await readdir(join(folder.path, "memory"), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      expect((await readFile(join(file.parentPath, file.name))).includes("secret-key")).toBe(false);
  });

  it("refuses a service without a name or an address, naming the key", async () => {
    expect(await run(["init"], service({ model: "" }))).toMatchObject({ exitCode: 2 });
    const { err } = await run(["init"], service({ base_url: "" }));
    expect(err).toContain("embedding.baseUrl");
  });
});
