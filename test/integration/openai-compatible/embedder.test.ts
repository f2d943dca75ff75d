import { afterEach, describe, expect, it } from "vitest";
import { batchedEmbedder } from "../../../src/adapters/batching/embedder.ts";
import {
  createOpenAiCompatibleEmbedder,
  type OpenAiCompatibleEmbedderSettings,
  probeDimensions,
} from "../../../src/adapters/openai-compatible/embedder.ts";
import { embedderContract } from "../../support/contracts/embedder.contract.ts";
import {
  atMost,
  body,
  cutOff,
  type Fault,
  json,
  type ModelServer,
  modelServer,
  silence,
  stall,
  status,
} from "../../support/fakes/model-server.ts";
import { recordedWaiting } from "../../support/fakes/recorded-waiting.ts";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

async function started(wishes: Partial<OpenAiCompatibleEmbedderSettings> = {}) {
  const server = await modelServer({ dimensions: 64 });
  servers.push(server);
  const { pauses, waiting } = recordedWaiting();
  const settings = {
    baseUrl: server.baseUrl,
    model: "bge-m3",
    apiKey: (): string | undefined => "secret-key",
    timeoutMs: 5_000,
    waiting,
    dimensions: 64,
    sendDimensions: false,
    batchSize: 32,
    prefixes: { query: "", document: "" },
    ...wishes,
  };
  return { server, pauses, settings, embedder: createOpenAiCompatibleEmbedder(settings) };
}

embedderContract({
  open: async () => {
    const server = await modelServer({ dimensions: 1024 });
    servers.push(server);
    const { settings } = await started({ baseUrl: server.baseUrl, dimensions: 1024 });
    return batchedEmbedder(createOpenAiCompatibleEmbedder(settings), { concurrency: 2 });
  },
});

describe("createOpenAiCompatibleEmbedder", () => {
  it("asks for floats with the key, and for no number of dimensions", async () => {
    const { server, embedder } = await started();
    const { usage } = await embedder.embed(["lamp", "tower"], "document");
    expect(server.requests).toMatchObject([{ path: "/v1/embeddings" }]);
    expect(server.requests[0]?.headers.authorization).toBe("Bearer secret-key");
    expect(server.requests[0]?.body).toEqual({
      model: "bge-m3",
      input: ["lamp", "tower"],
      encoding_format: "float",
    });
    expect(usage).toEqual({ calls: 1, inputTokens: 7, outputTokens: 0 });
    expect(embedder.id).toBe("openai-compatible/bge-m3");
  });

  it("asks for a number of dimensions when it is told to, which makes other vectors", async () => {
    const { server, embedder } = await started({ sendDimensions: true });
    await embedder.embed(["lamp"], "document");
    expect(server.requests[0]?.body.dimensions).toBe(64);
    expect(embedder.id).toBe("openai-compatible/bge-m3@64");
  });

  it("puts the model's own words before queries and documents", async () => {
    const { server, embedder } = await started({ prefixes: { query: "query: ", document: "passage: " } });
    await embedder.embed(["lamp"], "query");
    await embedder.embed(["lamp"], "document");
    expect(server.requests.map((request) => request.body.input)).toEqual([
      ["query: lamp"],
      ["passage: lamp"],
    ]);
    expect(embedder.id).not.toBe("openai-compatible/bge-m3");
  });

  it("sends no authorisation where there is no key, and nothing of the environment", async () => {
    const foreign = {
      OPENAI_API_KEY: "leaked",
      OPENAI_ORG_ID: "leaked",
      OPENAI_PROJECT_ID: "leaked",
      OPENAI_BASE_URL: "http://127.0.0.1:1/leaked",
      OPENAI_CUSTOM_HEADERS: "x-leaked: leaked\nauthorization: leaked",
    };
    Object.assign(process.env, foreign);
    try {
      const { server, embedder } = await started({ apiKey: () => undefined });
      await embedder.embed(["lamp"], "query");
      const headers = server.requests[0]?.headers ?? {};
      expect(headers.authorization).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain("leaked");
    } finally {
      for (const name of Object.keys(foreign)) delete process.env[name];
    }
  });

  it("finds out how many numbers the model's vectors have", async () => {
    const { settings } = await started();
    expect(await probeDimensions(settings)).toMatchObject({ dimensions: 64, usage: { calls: 1 } });
  });

  it("repeats after passing faults: overload, errors of the server, a broken connection", async () => {
    const { server, embedder, pauses } = await started();
    server.fail(status(500), status(503), cutOff);
    const { usage } = await embedder.embed(["lamp"], "query");
    expect(usage).toEqual({ calls: 1, inputTokens: 7, outputTokens: 0, retries: 3 });
    for (const [at, bound] of [500, 1000, 2000].entries()) {
      expect(pauses[at]).toBeGreaterThanOrEqual(bound / 2);
      expect(pauses[at]).toBeLessThanOrEqual(bound);
    }
  });

  it("waits as long as the server asks, in seconds or until a date", async () => {
    const { server, embedder, pauses } = await started();
    const dated = { "retry-after": "Wed, 21 Oct 2015 07:28:05 GMT", date: "Wed, 21 Oct 2015 07:28:00 GMT" };
    server.fail(status(429, { "retry-after": "2" }), status(503, dated));
    await embedder.embed(["lamp"], "query");
    expect(pauses.map((ms) => Math.floor(ms / 1000))).toEqual([2, 5]);
  });

  it("gives up when it would have to wait for more than a minute", async () => {
    const { server, embedder, pauses } = await started();
    server.fail(status(429, { "retry-after": "3600" }));
    await expect(embedder.embed(["lamp"], "query")).rejects.toMatchObject({ code: "PROVIDER_RATE_LIMIT" });
    expect(pauses).toEqual([]);
  });

  it.each<[string, Fault, string]>([
    ["a refused key", status(401), "PROVIDER_AUTH"],
    ["endless overload", status(429), "PROVIDER_RATE_LIMIT"],
    ["a server that stays broken", status(500), "PROVIDER_BAD_RESPONSE"],
    ["a redirection", status(307, { location: "http://127.0.0.1:1/" }), "PROVIDER_BAD_RESPONSE"],
    ["a request that is too large", status(413), "PROVIDER_TOO_LARGE"],
    [
      "a text that is too long",
      status(400, {}, "This model's maximum context length is 512"),
      "PROVIDER_TOO_LARGE",
    ],
    ["a batch that is too large", status(422, {}, "batch size 64 > maximum 32"), "PROVIDER_TOO_LARGE"],
    ["answers that break off", cutOff, "PROVIDER_CUT_OFF"],
    ["malformed JSON", body('{"data": ['), "PROVIDER_BAD_RESPONSE"],
    ["NaN in the JSON", body('{"data": [{"index": 0, "embedding": [NaN]}]}'), "PROVIDER_BAD_RESPONSE"],
    ["a web page", body("<html></html>", "text/html"), "PROVIDER_BAD_RESPONSE"],
    ["a wrong vector length", json({ data: [{ index: 0, embedding: [1, 2] }] }), "PROVIDER_BAD_RESPONSE"],
    ["no vector", json({ data: [] }), "PROVIDER_BAD_RESPONSE"],
  ])("reports %s with the model, the endpoint and what to do", async (_what, fault, code) => {
    const { server, embedder } = await started();
    server.failAlways(fault);
    const failure = embedder.embed(["lamp"], "query");
    await expect(failure).rejects.toMatchObject({
      name: "ProviderError",
      code,
      message: expect.stringContaining(`bge-m3 at ${server.baseUrl}`),
      hint: expect.any(String),
    });
    const error: unknown = await failure.catch((caught: unknown) => caught);
    expect(JSON.stringify(error) + String(error)).not.toContain("secret-key");
  });

  it("says what is wrong with vectors of a wrong length", async () => {
    const { server, embedder } = await started();
    server.failAlways(json({ data: [{ index: 0, embedding: [1, 2] }] }));
    await expect(embedder.embed(["lamp"], "query")).rejects.toMatchObject({
      details: { reason: "vector 0 has 2 numbers, not 64" },
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["says nothing", silence],
    ["stops in the middle of its answer", stall],
  ])("ends an attempt on a server that %s, and tries again", async (_what, fault) => {
    const { server, embedder } = await started({ timeoutMs: 50 });
    server.failAlways(fault);
    await expect(embedder.embed(["lamp"], "query")).rejects.toMatchObject({ code: "PROVIDER_TIMEOUT" });
    expect(server.requests).toHaveLength(4);
  });

  it("stops when the caller aborts and throws the caller's reason", async () => {
    const { server, embedder } = await started();
    const controller = new AbortController();
    server.failAlways(() => {
      controller.abort(new Error("enough"));
      return true;
    });
    await expect(embedder.embed(["lamp"], "query", { signal: controller.signal })).rejects.toThrow("enough");
  });

  it("serves batches that a service wants smaller", async () => {
    const { server, settings } = await started();
    server.failAlways(atMost(8));
    const batched = batchedEmbedder(createOpenAiCompatibleEmbedder(settings), { concurrency: 1 });
    const texts = Array.from({ length: 40 }, (_, at) => `lamp ${at}`);
    const { vectors } = await batched.embed(texts, "document");
    expect(vectors).toHaveLength(40);
    expect(server.requests.map((request) => request.body.input.length)).toEqual([32, 16, 8, 8, 16, 8, 8, 8]);
  });
});
