import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../../../src/core/fingerprint.ts";
import { isStance } from "../../../../../src/evaluation/corpus/world/events.ts";
import { simulateWorld } from "../../../../../src/evaluation/corpus/world/simulate.ts";
import type { World } from "../../../../../src/evaluation/corpus/world/world.ts";

const world = (chapters: number, seed = 3): World => simulateWorld({ seed, chapters, language: "en" });
const plain = (made: World): string =>
  canonicalJson({ ...made, people: [...made.people], places: [...made.places], events: [...made.events] });
const links = (made: World) =>
  [...made.events.values()].flatMap((effect) =>
    effect.causes.map((id) => ({ effect, cause: made.events.get(id) })),
  );

describe("simulateWorld", () => {
  it("makes the same world of the same seed and another of another", () => {
    expect(plain(world(20))).toBe(plain(world(20)));
    expect(plain(world(20))).not.toBe(plain(world(20, 4)));
  });

  it("lets every cause happen in an earlier chapter, within a bounded horizon", () => {
    const distances = links(world(120)).map(
      ({ effect, cause }) => effect.chapter - (cause?.chapter ?? effect.chapter),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...distances)).toBeLessThanOrEqual(14);
  });

  it.each([0, -1, 2.5])("refuses %s chapters", (chapters) => {
    expect(() => world(chapters)).toThrow(expect.objectContaining({ code: "WORLD_LENGTH" }));
  });

  it("orders days as it orders causes and effects", () => {
    expect(links(world(60)).every(({ effect, cause }) => cause && cause.day < effect.day)).toBe(true);
  });

  it("keeps cast, chapters and links to a cause bounded however long the book is", () => {
    const long = world(600);
    expect(Math.max(...long.chapters.map(({ cast }) => cast.length))).toBeLessThanOrEqual(20);
    expect(Math.max(...long.chapters.map(({ events }) => events.length))).toBeLessThanOrEqual(9);
    expect(Math.max(...[...long.events.values()].map(({ causes }) => causes.length))).toBe(1);
  });

  it("grows linearly with the chapters", () => {
    const [once, twice] = [plain(world(200)).length, plain(world(400)).length];
    expect(twice / once).toBeGreaterThan(1.9);
    expect(twice / once).toBeLessThan(2.2);
  });

  it("gives new people new full names and nicknames", () => {
    const names = [...world(600).people.values()].flatMap((person) => [
      person.names.full,
      person.names.nickname,
    ]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lets nobody act who is not present", () => {
    const { people, events } = world(200);
    const outsiders = [...events.values()].filter(({ agent, patient, chapter }) =>
      [agent, patient].some((id) => {
        const person = people.get(id);
        return !person || person.arrives > chapter || (person.leaves ?? chapter) < chapter;
      }),
    );
    expect(outsiders).toEqual([]);
  });

  it("turns every view that it turns round into its opposite, with a cause", () => {
    const opposites: Record<string, string> = {
      trust: "distrust",
      distrust: "trust",
      admire: "scorn",
      scorn: "admire",
      gratitude: "resentment",
      resentment: "gratitude",
    };
    const made = world(60);
    const turned = made.attitudes.filter(({ from }) => from !== null);
    expect(turned.length).toBeGreaterThan(30);
    expect(turned.every(({ from, to }) => opposites[from ?? ""] === to)).toBe(true);
    expect(turned.every(({ event }) => made.events.get(event)?.causes.length === 1)).toBe(true);
  });

  it("repeats patterns with the same kind, place and sort of thing", () => {
    const { patterns, events } = world(60);
    expect(patterns.length).toBeGreaterThan(20);
    for (const { kind, place, instances } of patterns) {
      expect(instances.length).toBeGreaterThan(1);
      expect(instances.every((id) => events.get(id)?.kind === kind && events.get(id)?.place === place)).toBe(
        true,
      );
      expect(isStance(kind)).toBe(false);
    }
  });
});
