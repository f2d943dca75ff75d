import { createRandom, type Random } from "../../../../core/random.ts";
import type { Paragraph, RealisedChapter, Realiser } from "../realise.ts";
import type { World, WorldChapter } from "../world.ts";
import { ChapterWriter } from "./chapter-writer.ts";
import { ParagraphBuilder } from "./paragraphs.ts";
import type { Voice } from "./voice.ts";

const fewestParagraphs = 11;
const paragraphRange = 3;
const portraitsPerParagraph = 2;
const openingsPerParagraph = 3;

/** Tells any world in one voice. */
export function createRealiser(voice: Voice): Realiser {
  return { name: voice.name, chapter: (world, number) => realise(voice, { world, number }) };
}

function realise(voice: Voice, at: { readonly world: World; readonly number: number }): RealisedChapter {
  const chapter = at.world.chapters[at.number - 1];
  if (!chapter) throw new RangeError(`the world has no chapter ${at.number}`);
  const random = createRandom(`${voice.name}/${at.world.seed}/${at.number}`);
  const writer = new ChapterWriter(voice, { world: at.world, chapter, random });
  const builder = new ParagraphBuilder(voice, writer);
  const first = writer.event(random.pick(chapter.events));
  return {
    title: writer.say(random.pick(voice.scenes.titles), writer.sceneOf(first)).text,
    paragraphs: [
      ...introductions(voice, { writer, builder }),
      ...story(chapter, { writer, builder, random }),
    ],
  };
}

interface Builders {
  readonly writer: ChapterWriter;
  readonly builder: ParagraphBuilder;
}

function introductions({ scenes }: Voice, { writer, builder }: Builders): readonly Paragraph[] {
  const { chapter, random, world } = writer;
  const nextOpening = inTurn(random.shuffle(scenes.openings));
  const nextPortrait = inTurn(random.shuffle(scenes.portraits));
  const openings = chapter.openings.map((id) => writer.locate(nextOpening(), id));
  const portraits = chapter.arrivals.flatMap((id) => {
    const person = world.people.get(id);
    return person ? [writer.introduce(nextPortrait(), person)] : [];
  });
  return [...inGroups(openings, openingsPerParagraph), ...inGroups(portraits, portraitsPerParagraph)].map(
    (sentences) => builder.ofIntroductions(sentences),
  );
}

function story(
  chapter: WorldChapter,
  { writer, builder, random }: Builders & { readonly random: Random },
): readonly Paragraph[] {
  const paragraphs = chapter.events.map((id) => builder.ofEvent(writer.event(id)));
  const beside = chapter.retellings.map((retelling) => builder.ofRetelling(retelling));
  const introduced =
    Math.ceil(chapter.openings.length / openingsPerParagraph) +
    Math.ceil(chapter.arrivals.length / portraitsPerParagraph);
  const wanted = fewestParagraphs + random.integer(paragraphRange);
  const room = Math.max(0, wanted - paragraphs.length - beside.length - introduced);
  const everyday = Array.from({ length: room }, () => builder.ofEveryday());
  for (const paragraph of [...beside, ...everyday]) {
    paragraphs.splice(random.integer(paragraphs.length + 1), 0, paragraph);
  }
  return paragraphs;
}

function inTurn(frames: readonly string[]): () => string {
  let next = 0;
  return () => frames[next++ % frames.length] ?? "";
}

const inGroups = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
