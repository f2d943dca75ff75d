import { afterEach, describe, expect, it } from "vitest";
import { createOpenAiCompatibleReranker } from "../../../src/adapters/openai-compatible/reranker.ts";
import { rerankerContract } from "../../support/contracts/reranker.contract.ts";
import { type Fault, json, type ModelServer, modelServer, status } from "../../support/fakes/model-server.ts";
import { recordedWaiting } from "../../support/fakes/recorded-waiting.ts";

const servers: ModelServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

async function started() {
  const server = await modelServer();
  servers.push(server);
  const { baseUrl } = server;
  const { waiting } = recordedWaiting();
  const settings = {
    baseUrl,
    model: "bge-reranker-v2-m3",
    apiKey: () => "secret-key",
    timeoutMs: 5_000,
    waiting,
  };
  return { server, reranker: createOpenAiCompatibleReranker(settings) };
}

rerankerContract({ open: async () => (await started()).reranker });

const documents = ["bread", "the lamp"];

describe("createOpenAiCompatibleReranker", () => {
  it("sends query and documents with the key, and asks for a score of each", async () => {
    const { server, reranker } = await started();
    const { usage } = await reranker.rerank("lamp", documents);
    expect(server.requests[0]).toMatchObject({
      path: "/v1/rerank",
      headers: { authorization: "Bearer secret-key" },
      body: { model: "bge-reranker-v2-m3", query: "lamp", documents, top_n: 2, return_documents: false },
    });
    expect(usage).toEqual({ calls: 1, inputTokens: 9, outputTokens: 0 });
  });

  it("gives a server that asks for `texts` what it wants, from then on", async () => {
    const { server, reranker } = await started();
    const likeTei: Fault = (request, response) =>
      request.body.texts === undefined
        ? status(422, {}, "Failed to deserialize the JSON body: missing field `texts`")(request, response)
        : json([
            { index: 1, score: 0.9 },
            { index: 0, score: 0.2 },
          ])(request, response);
    server.failAlways(likeTei);
    expect((await reranker.rerank("lamp", documents)).scores).toEqual([0.2, 0.9]);
    await reranker.rerank("lamp", documents);
    expect(server.requests.map(({ body }) => body.texts !== undefined)).toEqual([false, true, true]);
  });

  it.each([
    ["one document twice", { results: [0, 0].map((index) => ({ index, relevance_score: 1 })) }],
    ["too few documents", { results: [{ index: 0, relevance_score: 1 }] }],
    ["no index", { results: [{ relevance_score: 1 }, { relevance_score: 1 }] }],
  ])("reports an answer with %s", async (_what, answer) => {
    const { server, reranker } = await started();
    server.failAlways(json(answer));
    await expect(reranker.rerank("lamp", documents)).rejects.toMatchObject({ code: "PROVIDER_BAD_RESPONSE" });
  });

  it("repeats after a fault of the server", async () => {
    const { server, reranker } = await started();
    server.fail(status(502));
    expect((await reranker.rerank("lamp", documents)).usage.retries).toBe(1);
  });
});
