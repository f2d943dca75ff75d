import { appendFile, readFile, truncate } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createFileCallLedger } from "../../../src/adapters/filesystem/call-ledger.ts";
import { aCall, callLedgerContract } from "../../support/contracts/call-ledger.contract.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const folders: AsyncDisposable[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder[Symbol.asyncDispose]();
});

async function newPath(): Promise<string> {
  const folder = await temporaryDirectory();
  folders.push(folder);
  return join(folder.path, "journal", "model-calls.jsonl");
}

callLedgerContract({
  open: async () => {
    const path = await newPath();
    return createFileCallLedger(() => path);
  },
});

describe("createFileCallLedger", () => {
  it("passes over a line that a killed process left unfinished, and loses no other", async () => {
    const path = await newPath();
    const ledger = createFileCallLedger(() => path);
    await ledger.append(aCall());
    await ledger.append(aCall({ latencyMs: 2 }));
    await truncate(path, (await readFile(path)).length - 20);
    await ledger.append(aCall({ latencyMs: 3 }));
    expect((await ledger.calls()).map(({ latencyMs }) => latencyMs)).toEqual([12.5, 3]);
  });

  it("reads what another process has added", async () => {
    const path = await newPath();
    const [mine, theirs] = [createFileCallLedger(() => path), createFileCallLedger(() => path)];
    await mine.append(aCall());
    await theirs.append(aCall({ latencyMs: 2 }));
    expect(await mine.calls()).toHaveLength(2);
  });

  it("passes over lines of a later format", async () => {
    const path = await newPath();
    const ledger = createFileCallLedger(() => path);
    await ledger.append(aCall());
    await appendFile(path, '{"schema":"alaya.model-call/2"}\n');
    expect(await ledger.calls()).toHaveLength(1);
  });

  it("says that it cannot write", async () => {
    const ledger = createFileCallLedger(() => "/dev/null/model-calls.jsonl");
    await expect(ledger.append(aCall())).rejects.toMatchObject({ name: "StoreError" });
  });
});
