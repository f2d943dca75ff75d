import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../../src/cli/program.ts";
import { capturedStreams } from "../../support/cli-streams.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const session = {
  id: "session-20250331-062900",
  timestamp: Date.UTC(2025, 2, 31, 6, 29),
  turns: [
    { role: "user", content: "Gateway 重启之后，Telegram 消息没有发出来。" },
    { role: "assistant", content: "The flood cracked the pillar of the bridge at Harrow." },
    { role: "user", content: "The Telegram plugin was left out of the list of plugins." },
  ],
};

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

async function run(args: readonly string[], typed = "") {
  const streams = capturedStreams("en_US.UTF-8", typed);
  const exitCode = await runCli([...args, "--data-dir", join(folder.path, "memory")], streams);
  return { exitCode, ...streams.written() };
}

const answer = async (args: readonly string[], typed = "") =>
  JSON.parse((await run(["recall", ...args], typed)).out);

beforeAll(async () => {
  folder = await temporaryDirectory();
  const file = join(folder.path, "session.json");
  await writeFile(file, JSON.stringify(session));
  for (const args of [["init"], ["ingest", file], ["distill", "--set", "distill.distiller=verbatim"]]) {
    expect(await run([...args, "--quiet"])).toMatchObject({ exitCode: 0 });
  }
});
afterAll(() => folder[Symbol.asyncDispose]());

describe("recall", () => {
  it("takes concepts, relations and depth as flags or as JSON on stdin, with the same answer", async () => {
    const byFlags = await answer([
      "--concepts",
      "Gateway重启,Telegram消息",
      "--rel",
      "TEMPORAL_NEXT",
      "--depth",
      "2",
    ]);
    const query = { concepts: ["Gateway重启", "Telegram消息"], relations: ["TEMPORAL_NEXT"], depth: 2 };
    const byJson = await answer(["--json"], JSON.stringify(query));
    expect(byJson.nodes).toEqual(byFlags.nodes);
    expect(byFlags.nodes[0].evidence[0].turn).toBe(0);
    expect(byFlags.nodes.map((node: { matched_rel: string | null }) => node.matched_rel)).toContain(
      "TEMPORAL_NEXT",
    );
  });

  it("goes on from cards that it found, the wanted way only", async () => {
    const [first] = (await answer(["Gateway 重启", "--depth", "0", "--limit", "1"])).nodes;
    const onwards = await answer(["--from-nodes", first.card_id, "--rel", "TEMPORAL_NEXT"]);
    const turns = onwards.nodes.map((node: { evidence: { turn: number }[] }) => node.evidence[0]?.turn);
    expect(turns).toEqual([0, 1]);
  });

  it.each([
    { args: ["--concepts", "bridge", "--rel", "CAUSD_BY"], typed: "", exitCode: 2, says: "CAUSED_BY" },
    { args: ["--concepts", "bridge", "--depth", "4"], typed: "", exitCode: 2, says: "from 0 to 3" },
    { args: [], typed: '{"concepts":["bridge"],"depth":4}', exitCode: 2, says: "cannot have 4 hops" },
    { args: [], typed: '{"concepts":["bridge"],"depth":-1}', exitCode: 2, says: "cannot have -1 hops" },
    { args: [], typed: '{"concepts":["bridge"],"depth":1.5}', exitCode: 2, says: "cannot have 1.5 hops" },
    { args: [], typed: '{"concepts":["bridge"],"depth":NaN}', exitCode: 3, says: "line 1, column 32" },
    { args: ["--concepts", "bridge", "--depth", "-1"], typed: "", exitCode: 2, says: "from 0 to 3" },
    { args: ["--concepts", "bridge", "--depth", "NaN"], typed: "", exitCode: 2, says: "from 0 to 3" },
    { args: ["--concepts", "bridge", "--rel", "属于"], typed: "", exitCode: 2, says: '"属于"\nhint: known' },
    { args: ["--concepts", "bridge", "--rel", "ıß"], typed: "", exitCode: 2, says: '"ıß"\nhint: known' },
    { args: ["--from-nodes", "\u001b[2Jx"], typed: "", exitCode: 3, says: "no card \\u001b[2Jx in" },
    { args: [], typed: '{"concepts":["bridge"]', exitCode: 3, says: "line 1, column 23" },
    { args: [], typed: '{"concept":["bridge"]}', exitCode: 3, says: "concept" },
    { args: ["--from-nodes", "card-0000"], typed: "", exitCode: 3, says: "`alaya list` names" },
    { args: [], typed: "", exitCode: 2, says: "nothing to recall" },
    { args: ["--from-nodes", ","], typed: "", exitCode: 2, says: "nothing to recall" },
  ])("refuses $args $typed and says what to do", async ({ args, typed, exitCode, says }) => {
    const failed = await run(["recall", ...args], typed);
    expect(failed.exitCode).toBe(exitCode);
    expect(failed.err).toContain(says);
  });
});
