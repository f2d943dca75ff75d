import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Clock } from "../../core/clock.ts";
import { createSerialQueue, type SerialQueue } from "../../core/concurrency.ts";
import { DataError, ProviderError } from "../../core/errors.ts";
import type { ChatMessage, ChatModel } from "../../ports/chat-model.ts";
import { parseRecordings, type RecordedRequest, type Recording, recordingKey } from "./recording.ts";

/** Where replies come from: the file alone, or the file and then the model, whose replies are added to it. */
export type ReplaySettings =
  | { readonly recordings: string; readonly mode: "replay" }
  | {
      readonly recordings: string;
      readonly mode: "record";
      readonly model: ChatModel;
      readonly clock: Clock;
    };

/**
 * A chat model that answers from recordings. Replay is strict: a request that was not recorded is a
 * `PROVIDER_REPLAY_MISS`. Recording asks the model only for what the file lacks, so that the same command continues
 * after a break. The usage is that of the recorded call; a replay itself spends nothing. Throws `FILE_MISSING` and
 * `RECORDING_INVALID`.
 */
export async function replayingChatModel(settings: ReplaySettings): Promise<ChatModel> {
  const known = await readRecordings(settings);
  const id = settings.mode === "record" ? settings.model.id : onlyModel(known, settings.recordings);
  const replies = new Map(known.map((recording) => [recording.key, Promise.resolve(recording)]));
  const oneAtATime = createSerialQueue();
  return {
    id,
    complete: async (messages, options = {}) => {
      options.signal?.throwIfAborted();
      const request = requestOf(id, messages, options);
      const key = recordingKey(request);
      const reply = replies.get(key) ?? record(settings, { key, request }, options, oneAtATime);
      replies.set(key, reply);
      try {
        const { reply: text, usage } = await reply;
        return { text, usage };
      } catch (error) {
        replies.delete(key);
        throw error;
      }
    },
  };
}

type Options = NonNullable<Parameters<ChatModel["complete"]>[1]>;

function requestOf(
  model: string,
  messages: readonly ChatMessage[],
  { samplingTemperature, seed }: Options,
): RecordedRequest {
  return {
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    ...(samplingTemperature === undefined ? {} : { samplingTemperature }),
    ...(seed === undefined ? {} : { seed }),
  };
}

async function record(
  settings: ReplaySettings,
  { key, request }: Pick<Recording, "key" | "request">,
  options: Options,
  oneAtATime: SerialQueue,
): Promise<Recording> {
  if (settings.mode === "replay") throw miss(settings.recordings, key, request);
  const { text, usage } = await settings.model.complete(request.messages, options);
  const made = { by: "model", at: settings.clock.now().toISOString() } as const;
  const recording: Recording = { schema: "alaya.recording/1", key, request, reply: text, usage, made };
  await oneAtATime(async () => {
    await mkdir(dirname(settings.recordings), { recursive: true });
    await appendFile(settings.recordings, `${JSON.stringify(recording)}\n`);
  });
  return recording;
}

async function readRecordings({ recordings: path, mode }: ReplaySettings): Promise<Recording[]> {
  try {
    return parseRecordings(await readFile(path, "utf8"), path);
  } catch (cause) {
    if (cause instanceof DataError || !isMissing(cause)) throw cause;
    if (mode === "record") return [];
    throw new DataError({
      code: "FILE_MISSING",
      message: "there is no such file of recordings",
      hint: "check the path, or record it with --record",
      path,
      details: { what: "recordings" },
      cause,
    });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

function onlyModel(recordings: readonly Recording[], path: string): string {
  const [first, ...others] = new Set(recordings.map(({ request }) => request.model));
  if (first !== undefined && others.length === 0) return first;
  const reason = first === undefined ? "it is empty" : `it mixes ${[first, ...others].join(", ")}`;
  throw new DataError({
    code: "RECORDING_INVALID",
    message: `the recordings must be of one model: ${reason}`,
    hint: "keep one file for each model",
    path,
    details: { reason },
  });
}

function miss(path: string, key: string, request: RecordedRequest): ProviderError {
  const [firstLine = ""] = (request.messages.at(-1)?.content ?? "").split("\n");
  return new ProviderError({
    code: "PROVIDER_REPLAY_MISS",
    message: `no reply was recorded for the request "${firstLine}" (key ${key})`,
    hint: "record it from a model: --model <name> --base-url <url> --api-key-env <VAR> --record <file>",
    path,
    details: { key, firstLine, model: request.model },
  });
}
