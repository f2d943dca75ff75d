import { z } from "zod";
import { DataError } from "../../core/errors.ts";
import { parseJson } from "../../core/parse-json.ts";
import { type Observation, observationSchema } from "../metrics/observation.ts";
import { fieldPathOf } from "./field-path.ts";

const recordSchema = observationSchema.extend({ schema: z.literal("alaya.observation/1") });

/** JSON Lines, one observation a line, each line naming its schema. Numbers are not rounded. */
export const formatObservations = (observations: readonly Observation[]): string =>
  observations
    .map((observation) => `${JSON.stringify({ schema: "alaya.observation/1", ...observation })}\n`)
    .join("");

/** Reads what `formatObservations` wrote. Throws `JSON_MALFORMED`, `OBSERVATION_INVALID` naming line and field. */
export function parseObservations(text: string, path: string): readonly Observation[] {
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parseLine(line, path, index + 1)]));
}

function parseLine(line: string, path: string, lineNumber: number): Observation {
  const place = `${path}:${lineNumber}`;
  const parsed = recordSchema.safeParse(parseJson(line, place));
  if (parsed.success) {
    const { schema: _schema, ...observation } = parsed.data;
    return observation;
  }
  const { field, reason } = fieldPathOf(parsed.error);
  throw new DataError({
    code: "OBSERVATION_INVALID",
    message: `not an observation record: ${field}: ${reason}`,
    hint: "the file was written by another version of alaya, or changed by hand; run the evaluation again",
    path: place,
    details: { field, reason },
  });
}
