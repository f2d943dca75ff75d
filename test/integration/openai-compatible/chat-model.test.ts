import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createOpenAiCompatibleChatModel } from "../../../src/adapters/openai-compatible/chat-model.ts";
import { json, modelServer } from "../../support/fakes/model-server.ts";
import { recordedWaiting } from "../../support/fakes/recorded-waiting.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}/v1`;
}

/** Answers each request alike, and lets the client repeat a failed one at once. */
function answering(status: number, body: string, contentType = "application/json"): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": contentType, "retry-after-ms": "1" });
    response.end(body);
  };
}

const modelAt = (baseUrl: string, timeoutMs = 5_000) =>
  createOpenAiCompatibleChatModel({
    baseUrl,
    model: "small",
    apiKey: () => "secret-key",
    timeoutMs,
    waiting: recordedWaiting().waiting,
  });

const hello = [{ role: "user" as const, content: "Hello" }];

describe("createOpenAiCompatibleChatModel", () => {
  it("sends the messages with the key and reads the text and what it cost", async () => {
    const seen: { path?: string | undefined; key?: string | undefined; body?: unknown } = {};
    const baseUrl = await serve((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        seen.path = request.url;
        seen.key = request.headers.authorization;
        seen.body = JSON.parse(Buffer.concat(parts).toString());
        response.writeHead(200, { "content-type": "application/json" });
        response.end(
          JSON.stringify({
            choices: [{ message: { role: "assistant", content: "Good day" }, finish_reason: "stop" }],
            usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
          }),
        );
      });
    });
    const model = modelAt(baseUrl);
    expect(await model.complete(hello, { seed: 7, samplingTemperature: 0 })).toEqual({
      text: "Good day",
      usage: { calls: 1, inputTokens: 3, outputTokens: 2 },
    });
    expect(seen).toEqual({
      path: "/v1/chat/completions",
      key: "Bearer secret-key",
      body: { model: "small", messages: hello, temperature: 0, seed: 7 },
    });
    expect(model.id).toBe("openai-compatible/small");
  });

  it.each([
    ["a refused key", answering(401, '{"error":{"message":"no"}}'), "PROVIDER_AUTH"],
    ["a key without leave", answering(403, '{"error":{"message":"no"}}'), "PROVIDER_AUTH"],
    ["too many requests", answering(429, '{"error":{"message":"slow down"}}'), "PROVIDER_RATE_LIMIT"],
    ["a broken server", answering(500, "oops", "text/plain"), "PROVIDER_BAD_RESPONSE"],
    ["an unknown model", answering(404, '{"error":{"message":"what?"}}'), "PROVIDER_BAD_RESPONSE"],
    ["an empty body", answering(200, ""), "PROVIDER_BAD_RESPONSE"],
    ["malformed JSON", answering(200, '{"choices": [{'), "PROVIDER_BAD_RESPONSE"],
    ["a web page", answering(200, "<html></html>", "text/html"), "PROVIDER_BAD_RESPONSE"],
    ["no choice", answering(200, '{"choices": []}'), "PROVIDER_BAD_RESPONSE"],
    [
      "an empty reply",
      answering(200, '{"choices": [{"message": {"content": ""}}]}'),
      "PROVIDER_BAD_RESPONSE",
    ],
  ])("reports %s with the model, the endpoint and what to do", async (_what, listener, code) => {
    const baseUrl = await serve(listener);
    await expect(modelAt(baseUrl).complete(hello)).rejects.toMatchObject({
      name: "ProviderError",
      code,
      message: expect.stringContaining(`small at ${baseUrl}`),
      hint: expect.any(String),
    });
  });

  it("repeats a request that failed on the server's side", async () => {
    let calls = 0;
    const good = answering(200, '{"choices": [{"message": {"content": "at last"}}]}');
    const baseUrl = await serve((request, response) => {
      calls += 1;
      (calls < 3 ? answering(500, "oops") : good)(request, response);
    });
    const { text, usage } = await modelAt(baseUrl).complete(hello);
    expect(text).toBe("at last");
    expect(usage.retries).toBe(2);
  });

  it("says when a reply was cut for its length, and bounds replies when told to", async () => {
    await using server = await modelServer();
    const choice = { message: { content: "so far" }, finish_reason: "length" };
    server.failAlways(json({ choices: [choice] }));
    const model = createOpenAiCompatibleChatModel({
      baseUrl: server.baseUrl,
      model: "small",
      apiKey: () => undefined,
      timeoutMs: 5_000,
      waiting: recordedWaiting().waiting,
      maxOutputTokens: 10,
    });
    expect(await model.complete(hello)).toMatchObject({ text: "so far", truncated: true });
    expect(server.requests[0]?.body.max_tokens).toBe(10);
  });

  it("gives up on a server that does not answer in time", async () => {
    const baseUrl = await serve((request) => void request.resume());
    await expect(modelAt(baseUrl, 30).complete(hello)).rejects.toMatchObject({ code: "PROVIDER_TIMEOUT" });
  });

  it("reports a server that is not there", async () => {
    const baseUrl = await serve(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(modelAt(baseUrl).complete(hello)).rejects.toMatchObject({ code: "PROVIDER_UNREACHABLE" });
  });

  it("stops when the caller aborts and throws the caller's reason", async () => {
    const controller = new AbortController();
    const baseUrl = await serve((request) => {
      request.resume();
      controller.abort(new Error("enough"));
    });
    await expect(modelAt(baseUrl).complete(hello, { signal: controller.signal })).rejects.toThrow("enough");
  });

  it("never puts the key into an error", async () => {
    const baseUrl = await serve(answering(401, '{"error":{"message":"no"}}'));
    const error: unknown = await modelAt(baseUrl)
      .complete(hello)
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error) + String(error)).not.toContain("secret-key");
  });
});
