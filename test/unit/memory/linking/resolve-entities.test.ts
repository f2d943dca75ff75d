import { describe, expect, it } from "vitest";
import { entityIdOf, sessionId } from "../../../../src/core/ids.ts";
import type { Entity } from "../../../../src/domain/entity.ts";
import { resolveEntities } from "../../../../src/memory/linking/resolve-entities.ts";
import type { EntityDraft } from "../../../../src/ports/distiller.ts";
import { person } from "./drafts.ts";

const resolve = (sessions: readonly (readonly EntityDraft[])[], existing: readonly Entity[] = []) =>
  resolveEntities(
    "main",
    new Map(sessions.map((drafts, index) => [sessionId(`s${index}`), drafts])),
    existing,
  );

const known = (label: string, ...aliases: string[]): Entity => ({
  id: entityIdOf("main", label),
  namespace: "main",
  label,
  kind: "person",
  aliases,
});

const namesOf = ({ changed }: ReturnType<typeof resolve>) =>
  changed.map(({ label, aliases }) => [label, ...aliases]);

describe("resolveEntities", () => {
  it("joins a short name of one session with the full name that claims it in another", () => {
    const resolved = resolve([[person("陈守义", "守义")], [person("守义")], [person("陈守义")]]);
    expect(namesOf(resolved)).toEqual([["陈守义", "守义"]]);
    expect(resolved.idOf(sessionId("s1"), "守义")).toBe(entityIdOf("main", "陈守义"));
  });

  it("joins English forms alike", () => {
    const resolved = resolve([[person("Anna Reed", "Anna", "Mrs. Reed")], [person("Mrs. Reed")]]);
    expect(namesOf(resolved)).toEqual([["Anna Reed", "Anna", "Mrs. Reed"]]);
  });

  it("refuses a short name that two claim alike", () => {
    const resolved = resolve([
      [person("陈守义", "陈师傅")],
      [person("陈有福", "陈师傅")],
      [person("陈师傅")],
    ]);
    expect(namesOf(resolved)).toEqual([["陈守义"], ["陈师傅"], ["陈有福"]]);
  });

  it("refuses a title that mostly stands for somebody of its own", () => {
    const alone = [1, 2, 3, 4].map(() => [person("王太医")]);
    expect(namesOf(resolve([[person("王子腾", "王太医")], ...alone]))).toEqual([["王太医"], ["王子腾"]]);
  });

  it("believes what a text states of a name before what sessions guess from its form", () => {
    const introduced: EntityDraft = { ...person("陈守义", "陈师傅"), stated: ["陈师傅"] };
    const guessed = [1, 2, 3, 4].map(() => [person("陈有福", "陈师傅"), person("陈师傅")]);
    expect(namesOf(resolve([[introduced], ...guessed]))).toEqual([["陈师傅", "陈守义"], ["陈有福"]]);
  });

  it("adds to an entity that exists what a later session says it is called", () => {
    const introduced: EntityDraft = { ...person("陈守义", "铁算盘"), stated: ["铁算盘"] };
    expect(namesOf(resolve([[introduced], [person("铁算盘")]], [known("陈守义")]))).toEqual([
      ["陈守义", "铁算盘"],
    ]);
  });

  it("keeps the label of an entity that exists and tells only what changed", () => {
    const resolved = resolve(
      [[person("守义")], [person("陈守义", "守义", "老陈")]],
      [known("陈守义", "守义"), known("阿贵")],
    );
    expect(namesOf(resolved)).toEqual([["陈守义", "守义", "老陈"]]);
  });

  it("never merges two entities that exist", () => {
    const resolved = resolve([[person("陈守义", "守义")]], [known("陈守义"), known("守义")]);
    expect(namesOf(resolved)).toEqual([]);
    expect(resolved.idOf(sessionId("s0"), "陈守义")).toBe(entityIdOf("main", "陈守义"));
  });

  it("gives the kind that most sessions saw", () => {
    const place: EntityDraft = { label: "Alder", kind: "place", aliases: [] };
    const resolved = resolve([[person("Alder")], [place], [place]]);
    expect(resolved.changed.map(({ kind }) => kind)).toEqual(["place"]);
  });
});
