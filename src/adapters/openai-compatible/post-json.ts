import type OpenAI from "openai";
import type { Clock } from "../../core/clock.ts";
import type { CallOptions } from "../../core/concurrency.ts";
import type { Random } from "../../core/random.ts";
import { type Pause, type RetryPolicy, withRetries } from "../../core/retry.ts";
import { AttemptTimeout } from "./attempt-timeout.ts";
import { adviceOn, type OpenAiPackage, type Provider, providerFailure } from "./provider-failure.ts";

/** Where an OpenAI-compatible model is found. */
export interface OpenAiCompatibleSettings extends Provider {
  /** Asked for when the first request is made; gives undefined for services that ask for none. */
  apiKey(): string | undefined;
  /** How long one attempt may take, from the request to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  readonly waiting: Waiting;
}

/** What repeated attempts are timed with. */
export interface Waiting {
  readonly clock: Clock;
  readonly random: Random;
  readonly pause: Pause;
}

/** Sends a body to a path below the base URL and reads the answer; failed attempts are repeated where that may help. */
export type PostJson = <Value>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  /** Throws what it likes when the answer is none. */
  read: (response: unknown) => Value,
  options?: CallOptions,
) => Promise<{ readonly value: Value; readonly retries: number }>;

const policy: RetryPolicy = { attempts: 4, firstDelayMs: 500, longestDelayMs: 20_000 };

/** The package is loaded when the first request is made. */
export function createPostJson(settings: OpenAiCompatibleSettings): PostJson {
  const { baseUrl, model, timeoutMs, waiting } = settings;
  let connecting: Promise<Connection> | undefined;
  return async (path, body, read, { signal } = {}) => {
    signal?.throwIfAborted();
    connecting ??= connect(settings);
    const { client, openAi } = await connecting;
    const attempt = () =>
      withinTime(timeoutMs, signal, async (until) => read(await client.post(path, { body, signal: until })));
    try {
      const { result, retries } = await withRetries(attempt, {
        policy,
        random: waiting.random,
        pause: waiting.pause,
        ...(signal && { signal }),
        adviceOn: (failure) => (signal?.aborted ? "give-up" : adviceOn(failure, waiting.clock, openAi)),
      });
      return { value: result, retries };
    } catch (error) {
      signal?.throwIfAborted();
      throw providerFailure(error, { baseUrl, model }, openAi);
    }
  };
}

/** The package's own limit ends with the headers of an answer; this one holds for its body too. */
async function withinTime<Value>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (until: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    throw isLate ? new AttemptTimeout("too late", { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

interface Connection {
  readonly client: OpenAI;
  readonly openAi: OpenAiPackage;
}

const noKey = "none";

/** Names every setting that the package would otherwise read from the environment. */
async function connect(settings: OpenAiCompatibleSettings): Promise<Connection> {
  const { baseUrl, timeoutMs } = settings;
  const apiKey = settings.apiKey();
  const { default: openAi } = await import("openai");
  const client = new openAi({
    baseURL: baseUrl,
    apiKey: apiKey ?? noKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: fetchWithOwnHeaders(apiKey),
  });
  return { client, openAi };
}

/**
 * The package adds headers from the environment (`OPENAI_CUSTOM_HEADERS`) and about this machine; only these are sent.
 * An answer that points elsewhere is not followed, so that the key goes to the configured server and no other.
 */
function fetchWithOwnHeaders(apiKey: string | undefined): typeof fetch {
  const headers = {
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": "alaya",
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  return (url, init) => fetch(url, { ...init, headers, redirect: "manual" });
}
