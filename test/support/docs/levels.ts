import { z } from "zod";
import type { Language } from "../../../src/core/language.ts";
import { code, codes } from "./markdown.ts";

const jsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  format: z.string().optional(),
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
});
type JsonSchema = z.infer<typeof jsonSchema>;

const words = {
  en: {
    boolean: "`true` or `false`",
    integer: "whole number",
    number: "number",
    string: "text",
    or: " or ",
    object: "object",
    range: (least: number, most: number) => ` from ${least} to ${most}`,
    list: (count: number | undefined, item: string) => `list of ${count ?? "any number of"}: ${item}`,
    pattern: (source: string) => ` that matches ${code(source)}`,
  },
  zh: {
    boolean: "`true` 或 `false`",
    integer: "整数",
    number: "数",
    string: "文字",
    or: "或",
    object: "对象",
    range: (least: number, most: number) => `，${least} 到 ${most}`,
    list: (count: number | undefined, item: string) => `${count ?? "若干"} 项的列表，每项为${item}`,
    pattern: (source: string) => `，应符合 ${code(source)}`,
  },
};

/** What a schema accepts, in words. */
export const acceptedBy = (schema: z.ZodType, language: Language): string =>
  describeSchema(jsonSchema.parse(z.toJSONSchema(schema, { io: "input" })), language);

/** The same of a JSON schema. */
export function describeSchema(schema: JsonSchema, language: Language): string {
  const say = words[language];
  if (schema.anyOf !== undefined)
    return schema.anyOf.map((choice) => describeSchema(choice, language)).join(say.or);
  if (schema.enum !== undefined) return codes(schema.enum);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  switch (schema.type) {
    case "null":
      return code("null");
    case "boolean":
      return say.boolean;
    case "array":
      return say.list(
        schema.minItems,
        schema.items === undefined ? "" : describeSchema(schema.items, language),
      );
    case "integer":
    case "number":
      return `${say[schema.type]}${rangeOf(schema, language)}`;
    case "object":
      return say.object;
    default:
      return `${say.string}${schema.pattern === undefined ? "" : say.pattern(schema.pattern)}`;
  }
}

function rangeOf({ minimum, maximum }: JsonSchema, language: Language): string {
  return minimum === undefined || maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? ""
    : words[language].range(minimum, maximum);
}
