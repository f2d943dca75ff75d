import { describe, expect, it } from "vitest";
import type { Language } from "../../../../../src/core/language.ts";
import type { Paragraph } from "../../../../../src/evaluation/corpus/world/realise.ts";
import { realiserOf } from "../../../../../src/evaluation/corpus/world/realisers/registry.ts";
import { simulateWorld } from "../../../../../src/evaluation/corpus/world/simulate.ts";

const voices: readonly (readonly [Language, string])[] = [
  ["zh", "plain"],
  ["zh", "alternate"],
  ["en", "plain"],
  ["en", "alternate"],
];

function tell(language: Language, voice: string, chapters: number) {
  const world = simulateWorld({ seed: 5, chapters, language });
  const realiser = realiserOf(language, voice);
  const told = world.chapters.map(({ number }) => realiser.chapter(world, number));
  return { world, told, paragraphs: told.flatMap(({ paragraphs }) => paragraphs) };
}

const sentencesOf = (paragraphs: readonly Paragraph[]): readonly string[] =>
  paragraphs.flatMap(
    ({ text }) => text.match(/[^。！？.!?]+[。！？.!?]+”?/gu)?.map((each) => each.trim()) ?? [],
  );

describe.each(voices)("the %s %s realiser", (language, voice) => {
  it("tells a chapter the same way twice", () => {
    const world = simulateWorld({ seed: 5, chapters: 6, language });
    const realiser = realiserOf(language, voice);
    expect(realiser.chapter(world, 6)).toEqual(realiser.chapter(world, 6));
  });

  it("repeats less than one sentence in a hundred over 200 chapters", () => {
    const sentences = sentencesOf(tell(language, voice, 200).paragraphs);
    const repeated = sentences.length - new Set(sentences).size;
    expect(sentences.length).toBeGreaterThan(5000);
    expect(repeated / sentences.length).toBeLessThan(0.01);
  });

  it("keeps chapters and paragraphs to their length", () => {
    const { told, paragraphs } = tell(language, voice, 60);
    const lengths = paragraphs.map(({ text }) =>
      language === "zh" ? text.length : text.split(/\s+/).length,
    );
    const [least, most] = language === "zh" ? [60, 200] : [40, 110];
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
    const counts = told.map((chapter) => chapter.paragraphs.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBeLessThanOrEqual(14);
  });

  it("tells every event first in its own chapter, with both people in the sentence", () => {
    const { world, told } = tell(language, voice, 30);
    for (const { number, events } of world.chapters) {
      const mentions = (told[number - 1]?.paragraphs ?? []).flatMap((paragraph) =>
        paragraph.mentions.map((mention) => ({
          ...mention,
          quote: paragraph.text.slice(mention.start, mention.end),
        })),
      );
      for (const id of events) {
        const event = world.events.get(id);
        const quotes = mentions.filter((mention) => mention.event === id).map(({ quote }) => quote);
        const named = [event?.agent, event?.patient].map((who) =>
          Object.values(world.people.get(who ?? "")?.names ?? {}).some((name) => quotes[0]?.includes(name)),
        );
        expect(named).toEqual([true, true]);
      }
    }
  });

  it("says about half of the causes where the effect is told", () => {
    const { world } = tell(language, voice, 60);
    const caused = [...world.events.values()].filter(({ causes }) => causes.length > 0);
    const explicit = caused.filter(({ wording }) => wording === "explicit").length / caused.length;
    expect(explicit).toBeGreaterThan(0.4);
    expect(explicit).toBeLessThan(0.6);
  });
});

describe.each(["zh", "en"] as const)("the two %s voices", (language) => {
  it("share no sentence", () => {
    const plain = new Set(sentencesOf(tell(language, "plain", 40).paragraphs));
    expect(sentencesOf(tell(language, "alternate", 40).paragraphs).filter((each) => plain.has(each))).toEqual(
      [],
    );
  });
});

describe("realiserOf", () => {
  it("refuses an unknown voice and names the nearest", () => {
    expect(() => realiserOf("zh", "plane")).toThrow(
      expect.objectContaining({ code: "USAGE_UNKNOWN_NAME", hint: expect.stringContaining("plain") }),
    );
  });
});
