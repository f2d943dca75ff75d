import type OpenAI from "openai";
import type { Clock } from "../../core/clock.ts";
import { ProviderError } from "../../core/errors.ts";
import type { RetryAdvice } from "../../core/retry.ts";
import { AttemptTimeout } from "./attempt-timeout.ts";
import { retryAfterMs } from "./retry-after.ts";

/** The endpoint and model that a failure speaks of. */
export interface Provider {
  readonly baseUrl: string;
  readonly model: string;
}

/** The package, handed in because it is loaded only when a model is first asked. */
export type OpenAiPackage = typeof OpenAI;

/** What an answer lacks that would make it one, and what may be done about it. */
export class UnfitAnswer extends Error {
  readonly hint: string;

  constructor(reason: string, hint = "choose another model or service") {
    super(reason);
    this.hint = hint;
  }
}

const longestNamedDelayMs = 60_000;
const passingStatuses = new Set([408, 409, 425, 429]);

/** Whether another attempt may succeed: after a passing fault of the server or the connection, never after a refusal. */
export function adviceOn(failure: unknown, clock: Clock, openAi: OpenAiPackage): RetryAdvice {
  if (failure instanceof AttemptTimeout || isCutOff(failure)) return "later";
  if (failure instanceof openAi.APIUserAbortError) return "give-up";
  if (failure instanceof openAi.APIConnectionError) return "later";
  if (!(failure instanceof openAi.APIError) || typeof failure.status !== "number") return "give-up";
  if (failure.code === "insufficient_quota") return "give-up";
  if (!passingStatuses.has(failure.status) && failure.status < 500) return "give-up";
  const afterMs = failure.headers === undefined ? undefined : retryAfterMs(failure.headers, clock);
  if (afterMs === undefined) return "later";
  return afterMs > longestNamedDelayMs ? "give-up" : { afterMs };
}

/** The connection broke while the body of an answer was read. */
const isCutOff = (failure: unknown): boolean =>
  failure instanceof TypeError && failure.message === "terminated";

/** How services say that a request holds too many or too long texts, where the status alone does not. */
const tooLarge =
  /too (long|large|many)|maximum (context|allowed|input)|max(imum)?.{0,20}(length|tokens|batch)|less than \d+ tokens|batch size/i;

const codesOfStatus: Readonly<Record<number, readonly [code: string, hint: string]>> = {
  401: ["PROVIDER_AUTH", "check the key, and that the environment variable named for it holds it"],
  403: ["PROVIDER_AUTH", "the key is known but may not use this model; choose another key or model"],
  429: ["PROVIDER_RATE_LIMIT", "wait and run the same command again, or raise the quota of the key"],
};

const tooLargeHint = "make the batch size smaller, or choose a model that takes longer texts";
const checkApi = "check that the base URL ends where the API begins (often /v1)";

/**
 * What the package threw, as a `ProviderError` with code `PROVIDER_AUTH`, `PROVIDER_RATE_LIMIT`, `PROVIDER_TIMEOUT`,
 * `PROVIDER_UNREACHABLE`, `PROVIDER_CUT_OFF`, `PROVIDER_TOO_LARGE` or `PROVIDER_BAD_RESPONSE`. The caller's own abort
 * is given back as it is.
 */
export function providerFailure(cause: unknown, provider: Provider, openAi: OpenAiPackage): unknown {
  const failure = (
    code: string,
    what: string,
    hint: string,
    more: Readonly<Record<string, string | number>> = {},
  ) =>
    new ProviderError({
      code,
      message: `${provider.model} at ${provider.baseUrl} ${what}`,
      hint,
      details: { ...provider, ...more },
      cause,
    });
  if (cause instanceof openAi.APIUserAbortError) return cause;
  if (cause instanceof AttemptTimeout || cause instanceof openAi.APIConnectionTimeoutError)
    return failure("PROVIDER_TIMEOUT", "did not answer in time", "try again, or allow it more time");
  if (isCutOff(cause))
    return failure("PROVIDER_CUT_OFF", "broke off in the middle of its answer", "run the same command again");
  if (cause instanceof openAi.APIConnectionError)
    return failure("PROVIDER_UNREACHABLE", "cannot be reached", "check the base URL and the network");
  if (cause instanceof openAi.APIError && typeof cause.status === "number") {
    const { status } = cause;
    if (status === 413 || ((status === 400 || status === 422) && tooLarge.test(cause.message)))
      return failure("PROVIDER_TOO_LARGE", "was sent more than it takes", tooLargeHint, { status });
    const [code, hint] = codesOfStatus[status] ?? [
      "PROVIDER_BAD_RESPONSE",
      `${checkApi} and that the model exists there`,
    ];
    return failure(code, `answered with status ${status}`, hint, { status });
  }
  if (cause instanceof UnfitAnswer)
    return failure(
      "PROVIDER_BAD_RESPONSE",
      `gave an answer that does not fit: ${cause.message}`,
      cause.hint,
      {
        reason: cause.message,
      },
    );
  return failure("PROVIDER_BAD_RESPONSE", "answered with something that cannot be read", checkApi);
}
