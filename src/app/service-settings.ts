import type { OpenAiCompatibleSettings } from "../adapters/openai-compatible/post-json.ts";
import { ProviderError } from "../core/errors.ts";
import { createRandom } from "../core/random.ts";
import { systemPause } from "../core/retry.ts";
import type { Composition } from "./compose.ts";

/** What the sections of the configuration say alike of a service. */
interface ServiceSection {
  readonly model: string;
  readonly baseUrl: string;
  /** Empty for services that ask for no key. */
  readonly apiKeyEnv: string;
  readonly timeoutMs: number;
}

/** A service as its adapter wants it. The key is looked for when the first request is made. */
export function serviceSettings(
  { model, baseUrl, apiKeyEnv, timeoutMs }: ServiceSection,
  { environment, clock, processId }: Pick<Composition, "environment" | "clock" | "processId">,
): OpenAiCompatibleSettings {
  return {
    baseUrl,
    model,
    timeoutMs,
    apiKey: () => (apiKeyEnv === "" ? undefined : requireKey(apiKeyEnv, environment)),
    waiting: { clock, random: createRandom(`${processId} ${clock.now().getTime()}`), pause: systemPause },
  };
}

function requireKey(name: string, environment: Composition["environment"]): string {
  const key = environment[name];
  if (key !== undefined && key !== "") return key;
  throw new ProviderError({
    code: "PROVIDER_KEY_MISSING",
    message: `the environment variable ${name} holds no key`,
    hint: `set ${name}, or name the variable that holds the key`,
    path: name,
    details: { name },
  });
}
