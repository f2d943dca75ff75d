import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createHashingEmbedder } from "../../../src/adapters/hashing/embedder.ts";
import { openJiebaSegmenter } from "../../../src/adapters/jieba/segmenter.ts";
import { createLexicalOverlapReranker } from "../../../src/adapters/lexical-overlap/reranker.ts";

export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: what a client sent, for tests to look into
  readonly body: any;
}

/** Answers one request in a way of its own; true when it did, false to let the server answer as usual. */
export type Fault = (request: SeenRequest, response: ServerResponse) => boolean;

/** A model service on this machine, with every request that it got. */
export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requests: SeenRequest[];
  /** The next requests meet these, one each. */
  fail(...faults: readonly Fault[]): void;
  /** Every request meets this first. */
  failAlways(fault: Fault): void;
}

export interface ModelServerSettings {
  readonly dimensions?: number;
  /** Replies of the chat model, the last for all further ones. */
  readonly replies?: readonly string[];
}

/**
 * A real HTTP server in the shape of an OpenAI-compatible service. Its vectors are those of the hashing embedder, its
 * scores those of lexical overlap, so that what comes through it can be checked.
 */
export async function modelServer(settings: ModelServerSettings = {}): Promise<ModelServer> {
  const requests: SeenRequest[] = [];
  const faults: Fault[] = [];
  let always: Fault = () => false;
  const answer = createAnswers(settings);
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming);
    requests.push(request);
    const fault = faults.shift();
    if (fault?.(request, response) || always(request, response)) return;
    sendJson(response, 200, await answer(request));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    fail: (...more) => void faults.push(...more),
    failAlways: (fault) => {
      always = fault;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(incoming: IncomingMessage): Promise<SeenRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString();
  return {
    path: incoming.url ?? "",
    headers: incoming.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

function createAnswers({ dimensions = 1024, replies = ["Good day"] }: ModelServerSettings) {
  const embedder = createHashingEmbedder({ dimensions });
  const reranker = createLexicalOverlapReranker({ segmenter: openJiebaSegmenter() });
  let spoken = 0;
  return async ({ path, body }: SeenRequest): Promise<unknown> => {
    if (path.endsWith("/embeddings")) {
      const { vectors } = await embedder.embed(body.input, "document");
      const data = vectors.map((vector, index) => ({ object: "embedding", index, embedding: [...vector] }));
      return {
        object: "list",
        model: body.model,
        data: data.reverse(),
        usage: { prompt_tokens: 7, total_tokens: 7 },
      };
    }
    if (path.endsWith("/rerank")) {
      const { scores } = await reranker.rerank(body.query, body.documents);
      const results = scores.map((score, index) => ({
        index,
        document: { text: body.documents[index] },
        relevance_score: score,
      }));
      return {
        results: results.sort((a, b) => b.relevance_score - a.relevance_score),
        usage: { total_tokens: 9 },
      };
    }
    const content = replies[Math.min(spoken++, replies.length - 1)];
    return {
      choices: [{ message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    };
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** An answer of that status, with headers where the fault needs them. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, message = "no"): Fault =>
  (_request, response) => {
    response.writeHead(code, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message } }));
    return true;
  };

/** This text as a good answer. */
export const body =
  (text: string, type = "application/json"): Fault =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(text);
    return true;
  };

export const json = (value: unknown): Fault => body(JSON.stringify(value));

/** Nothing at all, with the connection held. */
export const silence: Fault = () => true;

/** The headers and the first bytes, then nothing more. */
export const stall: Fault = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"data": [');
  return true;
};

/** The headers and the first bytes, then a broken connection. */
export const cutOff: Fault = (_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"data": [', () => response.destroy());
  return true;
};

/** Status 413 for every request with more texts or documents than that. */
export const atMost =
  (items: number): Fault =>
  (request, response) => {
    const { input, documents } = request.body;
    return (input ?? documents).length > items && status(413)(request, response);
  };
