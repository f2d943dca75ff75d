import { existsSync } from "node:fs";
import { join } from "node:path";
import { createFileCallLedger } from "../adapters/filesystem/call-ledger.ts";
import { createMeter, type Meter } from "../adapters/metering/meter.ts";
import { systemClock } from "../core/clock.ts";
import type { Budget } from "../domain/budget.ts";
import type { CallLedger } from "../ports/call-ledger.ts";
import type { DataDirectory } from "./data-directory.ts";

/**
 * The ledger in the data directory; where there is none, as in an evaluation, that of the cache. Money is
 * spent by the real clock, whatever time a memory is told.
 */
export function openMeter({
  directory,
  cacheDirectory,
  budget,
}: {
  readonly directory: DataDirectory;
  readonly cacheDirectory: string;
  readonly budget: Budget;
}): { readonly ledger: CallLedger; readonly meter: Meter } {
  const ledger = createFileCallLedger(() =>
    join(existsSync(directory.root) ? directory.root : cacheDirectory, "journal", "model-calls.jsonl"),
  );
  return { ledger, meter: createMeter({ ledger, budget, clock: systemClock }) };
}
