import { basename, extname } from "node:path";
import type { z } from "zod";
import { DataError, type UsageError } from "../../core/errors.ts";
import { unknownName } from "../../core/nearest-name.ts";
import { parseJson } from "../../core/parse-json.ts";
import { fieldPath } from "../../domain/session-file.ts";
import { readBytes } from "../corpus/source-file.ts";
import { type Dataset, datasetSchema, questionTypes } from "./dataset.ts";
import { legacyDatasetSchema, toDataset, unknownDigest } from "./legacy-dataset.ts";

export interface LoadedDataset {
  readonly dataset: Dataset;
  /** What a reader of results should know, such as that gold is card ids. */
  readonly warnings: readonly string[];
}

const legacyWarning =
  "this data set is in the first format: its gold is card ids, which only the store they were made with can satisfy; there are no spans";

/**
 * Reads a data set of format v2, or of the designs' first format, which has no spans. Throws `FILE_MISSING`,
 * `JSON_MALFORMED` and `DATASET_INVALID`, which names the question and the field.
 */
export async function loadDataset(path: string): Promise<LoadedDataset> {
  const json = parseJson(new TextDecoder().decode(await readBytes(path)), path);
  if (isLegacy(json)) {
    const name = basename(path, extname(path));
    return { dataset: toDataset(parse(legacyDatasetSchema, json, path), name), warnings: [legacyWarning] };
  }
  return { dataset: parse(datasetSchema, json, path), warnings: [] };
}

/** Was it read from a file of the first format, which names no corpus? */
export const isFirstFormat = ({ meta }: Dataset): boolean => meta.sha256 === unknownDigest;

function isLegacy(json: unknown): boolean {
  return typeof json === "object" && json !== null && !("schema" in json) && "qa_pairs" in json;
}

function parse<T>(schema: z.ZodType<T>, json: unknown, path: string): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw invalid(json, path, { field: issue?.path ?? [], reason: issue?.message ?? "unreadable" });
}

function invalid(
  json: unknown,
  path: string,
  { field, reason }: { readonly field: readonly PropertyKey[]; readonly reason: string },
): DataError {
  const question = questionName(json, field);
  const name = fieldPath(field);
  const misspelt = misspeltType(valueAt(json, field), field);
  return new DataError({
    code: "DATASET_INVALID",
    message: `not a data set: ${question === "" ? "" : `question ${question}: `}${name}: ${reason}`,
    hint: misspelt?.hint ?? "correct that field",
    path,
    details: { ...misspelt?.details, question, field: name, reason },
  });
}

function misspeltType(value: unknown, field: readonly PropertyKey[]): UsageError | undefined {
  const isType = field.length === 3 && field[2] === "type" && typeof value === "string";
  return isType ? unknownName("question type", value, questionTypes) : undefined;
}

function questionName(json: unknown, field: readonly PropertyKey[]): string {
  if (field[0] !== "qa_pairs" || typeof field[1] !== "number") return "";
  const id = valueAt(json, [...field.slice(0, 2), "id"]);
  return typeof id === "string" ? id : `#${field[1] + 1}`;
}

function valueAt(json: unknown, field: readonly PropertyKey[]): unknown {
  return field.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    json,
  );
}
