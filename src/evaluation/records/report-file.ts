import { DataError } from "../../core/errors.ts";
import { parseJson } from "../../core/parse-json.ts";
import { fieldPathOf } from "./field-path.ts";
import { type EvalReport, reportSchema } from "./report-schema.ts";

/** Reads a JSON report. Throws `JSON_MALFORMED`, `REPORT_INVALID` naming the field. */
export function parseReport(text: string, path: string): EvalReport {
  const parsed = reportSchema.safeParse(parseJson(text, path));
  if (parsed.success) return parsed.data;
  const { field, reason } = fieldPathOf(parsed.error);
  throw new DataError({
    code: "REPORT_INVALID",
    message: `not a report of alaya eval: ${field}: ${reason}`,
    hint: "name a file that `alaya eval --output` wrote",
    path,
    details: { field, reason },
  });
}
