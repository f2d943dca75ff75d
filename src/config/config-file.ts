import { parseJson } from "../core/parse-json.ts";
import type { ConfigInput } from "./schema.ts";

/** `config.json` spells its keys in snake_case; factor keys are names, not spelling, and stay as they are. */
export function parseConfigFile(text: string, path: string): unknown {
  return rename(parseJson(text, path), toCamelCase);
}

export function formatConfigFile(config: ConfigInput): string {
  return `${JSON.stringify(rename(config, toSnakeCase), null, 2)}\n`;
}

const toCamelCase = (key: string): string =>
  key.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
const toSnakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function rename(value: unknown, spell: (key: string) => string): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [spell(key), key === "factors" ? part : rename(part, spell)]),
  );
}
