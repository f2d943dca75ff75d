import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../src/core/random.ts";
import type { Question } from "../../../../src/evaluation/dataset/dataset.ts";
import { createLinkReader } from "../../../../src/evaluation/navigation/link-reader.ts";
import { navigateQuestion } from "../../../../src/evaluation/navigation/navigate-question.ts";
import { aRecallHit } from "../../../support/builders/a-recall-hit.ts";
import { type MemoryScript, ScriptedMemorySystem } from "../../../support/fakes/scripted-memory-system.ts";

const span = (turn: number) => ({ session: "s", turn, start: 0, end: 4, quote: `t${turn}..` });

const question: Question = {
  id: "n-1",
  type: "NAVIGATION",
  query: "from the lamp to the ship",
  answerable: true,
  expected: { spans: [span(3)] },
  expected_path: [span(0), span(1), span(3)],
  from: span(0),
  to: span(3),
  difficulty: "hard",
  hops: 2,
  explanation: "",
};

/** a–b–d is the short way to the goal d; c looks nearer than b but leads nowhere. */
const script: MemoryScript = {
  hits: {},
  links: [
    ["a", "b"],
    ["b", "d"],
    ["a", "c"],
  ],
  hDistances: { b: 0.3, c: 0.6, d: 0 },
  holds: { a: span(0), b: span(1), d: span(3) },
};

async function navigate(changes: Partial<MemoryScript> = {}, asked: Question = question) {
  const memory = await new ScriptedMemorySystem({ ...script, ...changes }).open();
  const { frontier } = memory.facets;
  const links = frontier && createLinkReader({ frontier }, "");
  return navigateQuestion({ memory, links }, asked, createRandom(1));
}

const attemptOf = (navigation: Awaited<ReturnType<typeof navigate>>, name: string) =>
  "notScored" in navigation ? navigation : navigation.attempts.find(({ navigator }) => navigator === name);

describe("navigateQuestion", () => {
  it("lets greedy follow the distance to the goal", async () => {
    expect(attemptOf(await navigate(), "greedy")).toEqual({
      navigator: "greedy",
      success: true,
      rounds: 2,
      pathOverlap: 1,
    });
  });

  it("shows greedy stuck in a dead end where the oracle goes round", async () => {
    const misled = await navigate({ hDistances: { b: 0.9, c: 0.1, d: 0 } });
    expect(attemptOf(misled, "greedy")).toEqual({
      navigator: "greedy",
      success: false,
      rounds: 5,
      pathOverlap: 1 / 3,
    });
    expect(attemptOf(misled, "oracle")).toMatchObject({ success: true, rounds: 2 });
  });

  it("gives the same random walk for the same seed", async () => {
    expect(await navigate()).toEqual(await navigate());
  });

  it("says that a goal cannot be reached when no links lead there", async () => {
    const cut = await navigate({ links: [["a", "c"]] });
    expect(cut).toMatchObject({ shortestHops: null });
    expect(attemptOf(cut, "oracle")).toMatchObject({ success: false, rounds: 5 });
  });

  it("stops after five rounds", async () => {
    const chain = ["a", "1", "2", "3", "4", "5", "d"];
    const long = await navigate({
      links: chain.slice(1).map((to, index) => [chain[index] ?? "", to] as const),
      hDistances: { 5: 0.1, 4: 0.2, 3: 0.3, 2: 0.4, 1: 0.5, d: 0 },
    });
    expect(long).toMatchObject({ shortestHops: 6 });
    expect(attemptOf(long, "oracle")).toMatchObject({ success: false, rounds: 5 });
  });

  it("needs no round when the start already covers the goal", async () => {
    const there = await navigate({}, { ...question, from: span(3) });
    expect(attemptOf(there, "greedy")).toMatchObject({ success: true, rounds: 0 });
  });

  it("starts from the first hit of the query when no card covers the start", async () => {
    const hits = { [question.query]: [aRecallHit({ id: "b" })] };
    const { from: _from, ...withoutStart } = question;
    expect(attemptOf(await navigate({ hits }, withoutStart), "greedy")).toMatchObject({
      success: true,
      rounds: 1,
    });
  });

  it("finds covering cards by their evidence when the system cannot inspect", async () => {
    const { holds: _holds, ...withoutInspect } = script;
    const hit = (id: string, turn: number) => [aRecallHit({ id, evidence: [span(turn)] })];
    const memory = await new ScriptedMemorySystem({
      ...withoutInspect,
      hits: { "t0..": hit("a", 0), "t1..": hit("b", 1), "t3..": hit("d", 3) },
    }).open();
    const { frontier } = memory.facets;
    const links = frontier && createLinkReader({ frontier }, "");
    const navigation = await navigateQuestion({ memory, links }, question, createRandom(1));
    expect(attemptOf(navigation, "oracle")).toMatchObject({ success: true, rounds: 2, pathOverlap: 1 });
  });

  it("gives reasons instead of attempts", async () => {
    const { to: _to, ...withoutGoal } = question;
    expect(await navigate({}, withoutGoal)).toEqual({ notScored: "no-goal-given" });
    const { links: _links, ...withoutLinks } = script;
    const memory = await new ScriptedMemorySystem(withoutLinks).open();
    expect(await navigateQuestion({ memory, links: undefined }, question, createRandom(1))).toEqual({
      notScored: "navigation-facets-absent",
    });
  });
});
