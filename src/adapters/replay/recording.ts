import { z } from "zod";
import { DataError } from "../../core/errors.ts";
import { fingerprint } from "../../core/fingerprint.ts";
import { parseJson } from "../../core/parse-json.ts";

/** Models under this name do not exist: their replies were written by hand. */
export const standInPrefix = "stand-in/";

const requestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string() }))
    .min(1),
  samplingTemperature: z.number().optional(),
  seed: z.number().optional(),
});
/** Everything of a request that its reply depends on. */
export type RecordedRequest = z.infer<typeof requestSchema>;

const madeSchema = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("model"), at: z.iso.datetime() }),
  z.strictObject({ by: z.literal("hand"), note: z.string().min(1) }),
]);

const recordingSchema = z.strictObject({
  schema: z.literal("alaya.recording/1"),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  request: requestSchema,
  reply: z.string(),
  usage: z.strictObject({ calls: z.number(), inputTokens: z.number(), outputTokens: z.number() }),
  /** Whether a model said this, and when, or somebody wrote it in a model's stead. */
  made: madeSchema,
});
/** One exchange with a model, as a line of a recordings file. */
export type Recording = z.infer<typeof recordingSchema>;

/** Identity of a request: its model, messages, sampling temperature and seed. */
export function recordingKey(request: RecordedRequest): string {
  return fingerprint(request);
}

/** Reads the lines of a recordings file; throws `RECORDING_INVALID` naming the line. */
export function parseRecordings(text: string, path: string): Recording[] {
  return text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, number }) => parseLine(line, number, path));
}

function parseLine(line: string, number: number, path: string): Recording {
  const parsed = recordingSchema.safeParse(jsonOf(line, number, path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(path, number, `${issue?.path.join(".") || "line"}: ${issue?.message ?? "unreadable"}`);
  }
  const { key, request, made } = parsed.data;
  if (key !== recordingKey(request)) throw invalid(path, number, "key: not the fingerprint of the request");
  if ((made.by === "hand") !== request.model.startsWith(standInPrefix))
    throw invalid(path, number, `made: ${made.by}, but the model is called "${request.model}"`);
  return parsed.data;
}

function jsonOf(line: string, number: number, path: string): unknown {
  try {
    return parseJson(line, path);
  } catch (cause) {
    throw invalid(path, number, "not a JSON object", cause);
  }
}

function invalid(path: string, line: number, reason: string, cause?: unknown): DataError {
  return new DataError({
    code: "RECORDING_INVALID",
    message: `line ${line} is no recording: ${reason}`,
    hint: "remove the line, or record the file again",
    path,
    details: { line, reason },
    cause,
  });
}
