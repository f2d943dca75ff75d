import { z } from "zod";

/** The names of all properties that a schema knows, however deep. */
export const propertyNames = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(namesIn(z.toJSONSchema(schema, { io: "input" })));

/** The names of all properties of a value, however deep. */
export const keysOf = (value: unknown): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, part]) => (Array.isArray(value) ? [] : [key]).concat(keysOf(part)))
    : [];

function namesIn(node: unknown): readonly string[] {
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, part]) =>
    key === "properties" && isObject(part)
      ? Object.entries(part).flatMap(([name, property]) => [name, ...namesIn(property)])
      : namesIn(part),
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
