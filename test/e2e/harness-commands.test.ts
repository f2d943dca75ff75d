import { mkdir, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CliWorld, cliWorld } from "../support/run-cli.ts";

const shipped = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const novella = shipped("datasets/novella-en.json");

let world: CliWorld;
const inWorld = (name: string) => join(world.root, name);
const errorOf = (stderr: string) => /error\[(\w+)\]/.exec(stderr)?.[1];

/** A memory of the novella's first sessions, or of all. */
async function makeMemory(name: string, sessions: readonly string[], distil = true): Promise<string> {
  const directory = inWorld(name);
  await world.run(["--data-dir", directory, "init"]);
  if (sessions.length > 0) await world.run(["--data-dir", directory, "ingest", ...sessions]);
  if (distil) await world.run(["--data-dir", directory, "distill"]);
  return directory;
}

const evaluate = (directory: string, dataset: string, ...more: readonly string[]) =>
  world.run(["--data-dir", directory, "eval", "--dataset", dataset, "--json", ...more]);

let sessions: readonly string[];
let whole: string;

beforeAll(async () => {
  world = await cliWorld();
  const out = inWorld("corpus");
  const book = shipped("corpora/novella-en/text.txt");
  await world.run(["corpus", "chapterize", book, "--out", out, "--name", "novella-en"]);
  const files = await readdir(join(out, "sessions"));
  sessions = files.sort().map((file) => join(out, "sessions", file));
  whole = await makeMemory("whole", sessions);
});
afterAll(() => world[Symbol.asyncDispose]());

describe("alaya eval on a store that exists", () => {
  it("refuses one that holds nothing of the corpus", async () => {
    const empty = await makeMemory("empty", [], false);
    const { stderr, exitCode } = await evaluate(empty, novella);
    expect({ error: errorOf(stderr), exitCode }).toEqual({ error: "STORE_OTHER_CORPUS", exitCode: 5 });
  });

  it("refuses one that nobody distilled", async () => {
    const raw = await makeMemory("raw", sessions, false);
    const { stderr, exitCode } = await evaluate(raw, novella);
    expect({ error: errorOf(stderr), exitCode }).toEqual({ error: "STORE_NOT_DISTILLED", exitCode: 5 });
  });

  it("says when it holds some sessions only", async () => {
    const half = await makeMemory("half", sessions.slice(0, 7));
    const { stdout, stderr, exitCode } = await evaluate(half, novella);
    const warning = "the store holds 7 of the 12 sessions of the corpus";
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).meta.warnings).toEqual([warning]);
    expect(stderr).toContain(warning);
  });

  it("builds the other systems from the corpus", async () => {
    const { stdout, exitCode } = await evaluate(whole, novella, "--system", "alaya", "bm25");
    expect(exitCode).toBe(0);
    const { reports } = JSON.parse(stdout);
    expect(reports[0].l1_metrics.recall_at_5).toBeGreaterThan(0);
    expect(reports[1].l1_metrics.recall_at_5).toBeGreaterThan(0);
  });
});

describe("alaya eval with a data set of the first format", () => {
  it("counts the cards that the store gives back", async () => {
    const query = "What could a young woman earn at the switchboard?";
    const recalled = await world.run(["--data-dir", whole, "recall", query, "--json"]);
    const [first, second] = JSON.parse(recalled.stdout).nodes;
    const dataset = inWorld("first.json");
    const pairs = [
      { type: "CONCEPT_RECALL", query, expected_cards: [second.card_id] },
      {
        type: "NAVIGATION",
        query,
        expected_cards: [first.card_id],
        expected_path: [first.card_id, "card-absent"],
      },
    ];
    await writeFile(dataset, JSON.stringify({ qa_pairs: pairs }));
    const { stdout, stderr, exitCode } = await evaluate(whole, dataset);
    expect(exitCode).toBe(0);
    const { l1_metrics, meta } = JSON.parse(stdout);
    expect(l1_metrics).toMatchObject({ recall_at_5: 0.75, mrr: 0.75 });
    expect(meta.evidence_refused).toBe(0);
    expect(stderr).toContain("this data set is in the first format");
    expect(stderr).toContain("the store holds 2 of the 3 cards of the gold");
  });

  it("asks for the store, and for the right one", async () => {
    const dataset = inWorld("other.json");
    const pairs = [{ type: "CONCEPT_RECALL", query: "who", expected_cards: ["card-absent"] }];
    await writeFile(dataset, JSON.stringify({ qa_pairs: pairs }));
    const without = await world.run(["eval", "--dataset", dataset]);
    expect([errorOf(without.stderr), without.exitCode]).toEqual(["DATASET_NEEDS_STORE", 3]);
    const passages = await evaluate(whole, dataset, "--system", "bm25");
    expect([errorOf(passages.stderr), passages.exitCode]).toEqual(["DATASET_NEEDS_STORE", 3]);
    const other = await evaluate(whole, dataset);
    expect([errorOf(other.stderr), other.exitCode]).toEqual(["STORE_OTHER_CARDS", 5]);
  });
});

describe("alaya eval", () => {
  it("refuses two questions of one id", async () => {
    const dataset = JSON.parse(await readFile(novella, "utf8"));
    dataset.meta.corpus = shipped("corpora/novella-en");
    dataset.qa_pairs[1].id = dataset.qa_pairs[0].id;
    await writeFile(inWorld("twice.json"), JSON.stringify(dataset));
    const { stderr, exitCode } = await world.run(["eval", "--dataset", inWorld("twice.json")]);
    expect([errorOf(stderr), exitCode]).toEqual(["DATASET_ID_REPEATED", 3]);
  });

  it("builds a damaged store of the cache again, whatever was damaged", async () => {
    const run = () => world.run(["eval", "--dataset", novella, "--system", "bm25", "--json"]);
    const recall = ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout).l1_metrics.recall_at_5;
    const intact = recall(await run());
    const stores = inWorld(join("cache", "stores"));
    for (const file of ["sealed.json", join("store", "passages.jsonl")]) {
      for (const name of await readdir(stores, { recursive: true })) {
        if (name.endsWith(file)) await truncate(join(stores, name), 100);
      }
      expect(recall(await run())).toBe(intact);
    }
  });

  it("names a cache that cannot be written", async () => {
    await writeFile(inWorld("no-cache"), "");
    const env = { ALAYA_CACHE_DIR: inWorld("no-cache") };
    const { stderr, exitCode } = await world.run(["eval", "--dataset", novella, "--system", "bm25"], { env });
    expect([errorOf(stderr), exitCode]).toEqual(["OUT_UNWRITABLE", 2]);
  });

  it("refuses a place for its report before it begins", async () => {
    await writeFile(inWorld("file"), "");
    await mkdir(inWorld("folder"));
    for (const output of [join(inWorld("file"), "report.json"), inWorld("folder"), ""]) {
      const { stderr, exitCode } = await world.run(["eval", "--dataset", novella, "--output", output]);
      expect([errorOf(stderr), exitCode]).toEqual(["OUT_UNWRITABLE", 2]);
    }
  });

  it("keeps all three reports under a name with another ending", async () => {
    const output = inWorld("report.md");
    const { exitCode } = await world.run([
      "eval",
      "--dataset",
      novella,
      "--system",
      "random",
      "--output",
      output,
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(await readFile(output, "utf8")).schema).toBe("alaya.eval-report/1");
    expect(await readFile(`${output}.md`, "utf8")).toMatch(/^# /);
  });
});

describe("alaya quickstart", () => {
  it("says so where it cannot write its reports", async () => {
    await writeFile(join(world.workingDirectory, "reports"), "a file");
    const { stderr, exitCode } = await world.run(["quickstart"]);
    expect([errorOf(stderr), exitCode]).toEqual(["OUT_UNWRITABLE", 2]);
  });
});

describe("what writes files", () => {
  it("refuses places that cannot be written", async () => {
    await writeFile(inWorld("taken"), "");
    const out = inWorld("world");
    await world.run(["corpus", "synth", "--seed", "7", "--chapters", "2", "--out", out]);
    const generate = ["dataset", "generate", "--generator", "world", "--world", out, "--out"];
    for (const place of [inWorld("corpus"), join(inWorld("taken"), "q.json"), ""]) {
      const { stderr, exitCode } = await world.run([...generate, place]);
      expect([errorOf(stderr), exitCode]).toEqual(["OUT_UNWRITABLE", 2]);
    }
    const chapterize = ["corpus", "chapterize", shipped("corpora/novella-en/text.txt"), "--out", ""];
    const { stderr, exitCode } = await world.run(chapterize);
    expect([errorOf(stderr), exitCode]).toEqual(["OUT_UNWRITABLE", 2]);
  });

  it("refuses a pattern that leaves no text", async () => {
    const book = shipped("corpora/novella-en/text.txt");
    const args = ["corpus", "chapterize", book, "--out", inWorld("none"), "--pattern", ".*"];
    const { stderr, exitCode } = await world.run(args);
    expect([errorOf(stderr), exitCode]).toEqual(["CHAPTERS_EMPTY", 3]);
  });
});
