import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../../src/cli/program.ts";
import { capturedStreams } from "../../support/cli-streams.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

const bridge = {
  id: "session-20250331-062900",
  timestamp: Date.UTC(2025, 2, 31, 6, 29),
  turns: [
    { role: "user", content: "Why was the bridge at Harrow closed last week?" },
    { role: "assistant", content: "The flood cracked its middle pillar, so the council closed the bridge." },
    { role: "user", content: "王小明去年秋天把茶馆搬到了河对岸的旧粮仓。" },
  ],
};

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
/** In the order in which they are told. */
let cards: readonly string[];

async function run(args: readonly string[], locale = "en_US.UTF-8") {
  const streams = capturedStreams(locale);
  const exitCode = await runCli([...args, "--data-dir", join(folder.path, "memory")], streams);
  return { exitCode, ...streams.written() };
}

async function json(args: readonly string[]) {
  const { exitCode, out, err } = await run([...args, "--json"]);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  return JSON.parse(out);
}

beforeAll(async () => {
  folder = await temporaryDirectory();
  const file = join(folder.path, "bridge.json");
  await writeFile(file, JSON.stringify(bridge));
  for (const args of [["init"], ["ingest", file], ["distill", "--set", "distill.distiller=verbatim"]]) {
    expect(await run([...args, "--quiet"])).toMatchObject({ exitCode: 0 });
  }
  const list = await json(["list", "--session", bridge.id]);
  cards = list.cards.map((card: { card_id: string }) => card.card_id);
  expect(cards).toHaveLength(3);
});
afterAll(() => folder[Symbol.asyncDispose]());

const cardAt = (position: number): string => cards[position] ?? "";

describe("the commands that look at cards", () => {
  it("list those of a kind, and say how many there are", async () => {
    const { kind } = (await json(["list", "--limit", "1"])).cards[0];
    expect((await json(["list", "--kind", kind, "--sort", "importance"])).matching).toBeGreaterThan(0);
    expect((await run(["list", "--limit", "1"])).out).toMatch(
      /^card-\w{16} {2}2025-03-31 06:29 UTC .+\n1 of 3 cards\n$/,
    );
  });

  it("trace a card to its turns, its session and the raw file", async () => {
    const { out } = await run(["trace", cardAt(1)]);
    expect(out).toContain(`🔬 Tracing ${cardAt(1)}: "`);
    expect(out).toContain(`- ${bridge.id} (2025-03-31 06:29 UTC)`);
    expect(out).toContain(
      `[Turn 0] User: ${bridge.turns[0]?.content}\n[Turn 1] Assistant: ⟦The flood cracked`,
    );
    expect(out).toMatch(/\[View at \/.+\/raw\/sessions\/2025-03\/session-20250331-062900\.json\]\n$/);
    const { sessions, turns } = await json(["trace", cardAt(1)]);
    expect(sessions).toMatchObject([{ id: bridge.id, at: "2025-03-31T06:29:00.000Z" }]);
    expect(turns.map((turn: { quotes: unknown[] }) => turn.quotes.length)).toEqual([0, 1, 0]);
  });

  it("show a card in the reader's language", async () => {
    const { out } = await run(["show", cardAt(2)], "zh_CN.UTF-8");
    expect(out).toContain(bridge.turns[2]?.content);
    expect(out).toMatch(/\n关系（\d+）：\n/);
    expect((await json(["show", cardAt(2)])).links.length).toBeGreaterThan(0);
  });

  it("name the nearest card, in both languages, and end with exit code 3", async () => {
    const wrong = `${cardAt(0)}0`;
    for (const args of [
      ["show", wrong],
      ["trace", wrong],
      ["navigate", wrong, cardAt(1)],
      ["link", cardAt(1), wrong],
    ]) {
      expect(await run(args)).toEqual({
        exitCode: 3,
        out: "",
        err: `error[CARD_NOT_FOUND]: there is no card ${wrong} in this memory\nhint: did you mean ${cardAt(0)}? \`alaya list\` names the cards\n`,
      });
    }
    expect((await run(["show", wrong], "zh_CN.UTF-8")).err).toBe(
      `错误[CARD_NOT_FOUND]：这个记忆里没有卡片 ${wrong}\n提示：是不是 ${cardAt(0)}？用 \`alaya list\` 可以列出卡片\n`,
    );
  });

  it("find the way between two cards, and say when there is none", async () => {
    const { paths } = await json(["navigate", cardAt(0), cardAt(2)]);
    expect(paths[0]).toMatchObject({
      relations: ["TEMPORAL_NEXT", "TEMPORAL_NEXT"],
      cards: [cardAt(0), cardAt(1), cardAt(2)],
    });
    expect((await json(["navigate", cardAt(0), cardAt(2), "--depth", "1"])).paths).toEqual([]);
    expect(await run(["navigate", cardAt(0), cardAt(2), "--depth", "1"])).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/\nThere is no way of at most 1 link\.\n$/),
    });
  });

  it("link two cards, count the link, and leave the layers in agreement", async () => {
    const before = (await json(["schema", "--relations"])).relations;
    expect(await run(["link", cardAt(0), cardAt(2), "--rel", "CAUSES", "--reason", "由信可知"])).toEqual({
      exitCode: 0,
      out: `✓ Created link: ${cardAt(2)} CAUSED_BY ${cardAt(0)}\n`,
      err: "",
    });
    expect((await json(["link", cardAt(0), cardAt(2)])).link).toMatchObject({
      rel: "RELATES_TO",
      weight: 0.3,
    });
    const after = await json(["schema"]);
    expect(after.relations.total).toBe(before.total + 2);
    expect(after.relations.custom).toEqual([{ rel: "RELATES_TO", uses: 1, remark: "generic" }]);
    expect(after.node_types).toMatchObject({ cards: 3, sessions: 1 });
    expect((await json(["show", cardAt(0)])).links).toContainEqual({
      direction: "in",
      rel: "CAUSED_BY",
      card_id: cardAt(2),
      title: expect.any(String),
      weight: 0.5,
      reason: "由信可知",
      evidence_count: 1,
    });
    expect((await run(["verify"])).exitCode).toBe(0);
  });

  it("print the schema as the Alaya design has it", async () => {
    const { out } = await run(["schema", "--relations"]);
    expect(out).toMatch(/^📊 Relation Types\n\nCore relations .+\n {2}CAUSES \/ CAUSED_BY +\d+ uses?\n/);
    expect(out).toMatch(
      /\nTotal: \d+ edges \(7 core types \+ \d custom types\)\nNot counted: 3 EXTRACTED_FROM/,
    );
    expect((await run(["schema", "--node-types"])).out).toMatch(
      /^📊 Node Types\n\nCards:\n[\s\S]+ Total: +3\n\nSessions: 1\n/,
    );
  });
});
