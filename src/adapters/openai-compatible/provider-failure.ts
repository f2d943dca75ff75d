import type OpenAI from "openai";
import { ProviderError } from "../../core/errors.ts";

/** The endpoint and model that a failure speaks of. */
export interface Provider {
  readonly baseUrl: string;
  readonly model: string;
}

/** The package, handed in because it is loaded only when a model is first asked. */
export type OpenAiPackage = typeof OpenAI;

const codesOfStatus: Readonly<Record<number, readonly [code: string, hint: string]>> = {
  401: ["PROVIDER_AUTH", "check the key, and that --api-key-env names the variable that holds it"],
  403: ["PROVIDER_AUTH", "the key is known but may not use this model; choose another key or model"],
  429: ["PROVIDER_RATE_LIMIT", "wait and run the same command again, or raise the quota of the key"],
};

/**
 * What the package threw, as a `ProviderError` with code `PROVIDER_AUTH`, `PROVIDER_RATE_LIMIT`, `PROVIDER_TIMEOUT`,
 * `PROVIDER_UNREACHABLE` or `PROVIDER_BAD_RESPONSE`. The caller's own abort is given back as it is.
 */
export function providerFailure(cause: unknown, provider: Provider, openAi: OpenAiPackage): unknown {
  const failure = (code: string, what: string, hint: string, status?: number) =>
    new ProviderError({
      code,
      message: `${provider.model} at ${provider.baseUrl} ${what}`,
      hint,
      details: { ...provider, ...(status === undefined ? {} : { status }) },
      cause,
    });
  if (cause instanceof openAi.APIUserAbortError) return cause;
  if (cause instanceof openAi.APIConnectionTimeoutError)
    return failure("PROVIDER_TIMEOUT", "did not answer in time", "try again, or allow it more time");
  if (cause instanceof openAi.APIConnectionError)
    return failure("PROVIDER_UNREACHABLE", "cannot be reached", "check --base-url and the network");
  if (cause instanceof openAi.APIError && typeof cause.status === "number") {
    const [code, hint] = codesOfStatus[cause.status] ?? [
      "PROVIDER_BAD_RESPONSE",
      "check that --base-url ends where the API begins (often /v1) and that the model exists there",
    ];
    return failure(code, `answered with status ${cause.status}`, hint, cause.status);
  }
  return failure(
    "PROVIDER_BAD_RESPONSE",
    "answered with something that cannot be read",
    "check that --base-url ends where the API begins (often /v1)",
  );
}
