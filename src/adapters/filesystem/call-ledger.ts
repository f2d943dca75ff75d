import { mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { createSerialQueue } from "../../core/concurrency.ts";
import type { ModelCall } from "../../domain/model-call.ts";
import { modelStages } from "../../domain/model-call.ts";
import type { CallLedger } from "../../ports/call-ledger.ts";
import { orStoreError, readIfThere } from "./atomic-file.ts";

const lineSchema = z.object({
  schema: z.literal("alaya.model-call/1"),
  at: z.iso.datetime().transform((text) => new Date(text)),
  stage: z.enum(modelStages),
  model: z.string(),
  usage: z.object({
    calls: z.number(),
    inputTokens: z.number(),
    outputTokens: z.number(),
    retries: z.number().optional(),
  }),
  cost: z.number().nullable(),
  latencyMs: z.number(),
  failure: z.string().nullable(),
});

/**
 * The ledger in a file of JSON lines, to which several processes may add. A line that a killed process left unfinished
 * is passed over. The path is asked for at each use. Throws `STORE_READ_ONLY`, `STORE_DISK_FULL`, `STORE_UNWRITABLE`.
 */
export function createFileCallLedger(pathNow: () => string): CallLedger {
  const oneAtATime = createSerialQueue();
  return {
    append: (call) => oneAtATime(() => append(pathNow(), toLine(call))),
    calls: async () => ((await readIfThere(pathNow())) ?? "").split("\n").flatMap(fromLine),
  };
}

const toLine = ({ at, ...call }: ModelCall): string =>
  JSON.stringify({ schema: "alaya.model-call/1", at: at.toISOString(), ...call });

function fromLine(line: string): ModelCall[] {
  const parsed = lineSchema.safeParse(jsonOf(line));
  if (!parsed.success) return [];
  const { schema: _schema, usage, ...call } = parsed.data;
  const { retries, ...counts } = usage;
  return [{ ...call, usage: { ...counts, ...(retries !== undefined && { retries }) } }];
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function append(path: string, line: string): Promise<void> {
  await orStoreError(path, async () => {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, "a+");
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
      const isUnfinished = size > 0 && buffer[0] !== "\n".charCodeAt(0);
      await file.write(`${isUnfinished ? "\n" : ""}${line}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  });
}
