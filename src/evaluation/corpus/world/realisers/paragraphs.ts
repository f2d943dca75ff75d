import type { Language } from "../../../../core/language.ts";
import type { Paragraph } from "../realise.ts";
import type { WorldEvent } from "../world.ts";
import type { ChapterWriter, Sentence } from "./chapter-writer.ts";
import { fillerTopics, type SentenceRole, type Voice } from "./voice.ts";

interface Measure {
  /** Characters in Chinese, words in English. */
  readonly length: (text: string) => number;
  readonly least: number;
  readonly range: number;
  readonly most: number;
  readonly between: string;
}

const measures: Readonly<Record<Language, Measure>> = {
  zh: { length: (text) => text.length, least: 64, range: 70, most: 195, between: "" },
  en: { length: (text) => text.split(/\s+/).length, least: 43, range: 34, most: 108, between: " " },
};

/** Builds the paragraphs of a chapter in one voice. */
export class ParagraphBuilder {
  readonly #voice: Voice;
  readonly #writer: ChapterWriter;
  readonly #measure: Measure;

  constructor(voice: Voice, writer: ChapterWriter) {
    this.#voice = voice;
    this.#writer = writer;
    this.#measure = measures[voice.language];
  }

  /** An event with its surroundings, and its cause where the world says that it is told. */
  ofEvent(event: WorldEvent): Paragraph {
    const { scenes, arrange } = this.#voice;
    const { random } = this.#writer;
    const scene = { ...this.#writer.sceneOf(event), event };
    const cause = event.wording === "explicit" ? event.causes[0] : undefined;
    const parts: Record<SentenceRole, Sentence[]> = {
      before: [],
      event: [this.#writer.tell(scene)],
      cause: cause
        ? [this.#writer.recall(random.pick(scenes.causes), scene, { G: this.#writer.event(cause) })]
        : [],
      after: [],
    };
    const order = arrange(random);
    if (order.includes("before")) parts.before.push(this.#writer.say(random.pick(scenes.before), scene));
    const kept = order.flatMap((role) => parts[role]);
    parts.after = this.#enough(kept, scenes.after, scene).slice(kept.length);
    return this.#join(order.flatMap((role) => parts[role]));
  }

  /** Somebody tells what an earlier event came from. */
  ofRetelling({ teller, effect, cause }: { teller: string; effect: string; cause: string }): Paragraph {
    const { random } = this.#writer;
    const scene = this.#writer.everydayScene(teller);
    const told = { G: this.#writer.event(cause), E: this.#writer.event(effect) };
    const start = [this.#writer.recall(random.pick(this.#voice.scenes.retellings), scene, told)];
    return this.#join(this.#enough(start, this.#voice.scenes.fillers.talk, scene));
  }

  /** Weather, work or talk: what goes on anyway. */
  ofEveryday(): Paragraph {
    const topic = this.#writer.random.pick(fillerTopics);
    return this.#join(this.#enough([], this.#voice.scenes.fillers[topic], this.#writer.everydayScene()));
  }

  /** Sentences that introduce somebody or something, filled up with work. */
  ofIntroductions(sentences: readonly Sentence[]): Paragraph {
    const scene = this.#writer.everydayScene();
    return this.#join(this.#enough(sentences, this.#voice.scenes.fillers.work, scene));
  }

  /** Adds sentences from different frames until the paragraph is long enough. */
  #enough(
    start: readonly Sentence[],
    frames: readonly string[],
    scene: Parameters<ChapterWriter["say"]>[1],
  ): Sentence[] {
    const { random } = this.#writer;
    const wanted = this.#measure.least + random.integer(this.#measure.range);
    const sentences = [...start];
    for (const frame of random.shuffle(frames)) {
      const length = this.#lengthOf(sentences);
      if (length >= wanted) break;
      const next = this.#writer.say(frame, scene);
      if (length + this.#lengthOf([next]) <= this.#measure.most) sentences.push(next);
    }
    return sentences;
  }

  #lengthOf(sentences: readonly Sentence[]): number {
    return sentences.reduce((sum, { text }) => sum + this.#measure.length(text), 0);
  }

  #join(sentences: readonly Sentence[]): Paragraph {
    let text = "";
    const mentions = sentences.flatMap((sentence) => {
      if (text !== "") text += this.#measure.between;
      const shift = text.length;
      text += sentence.text;
      return sentence.mentions.map(({ event, start, end }) => ({
        event,
        start: start + shift,
        end: end + shift,
      }));
    });
    return { text, mentions };
  }
}
