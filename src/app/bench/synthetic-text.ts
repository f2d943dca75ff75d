import { createRandom, type Random } from "../../core/random.ts";

const vocabularySize = 20_000;
/** Words so common that no topic is about them. */
const commonWords = 200;
const wordsPerTopic = 60;
const topicShare = 0.45;
const consonants = [..."bdfgklmnprstvz"];
const vowels = [..."aeiou"];

/** Draws words as texts of many topics use them: a few very often, most rarely, and some in one topic only. */
export interface SyntheticWords {
  /** Words of a text about a topic, common ones among them. */
  of(topic: number, count: number, random: Random): readonly string[];
  /** Words that only this topic uses often. */
  telling(topic: number, count: number, random: Random): readonly string[];
}

/** Frequencies follow Zipf's law, over the vocabulary and within each topic. */
export function syntheticWords(seed: number): SyntheticWords {
  const vocabulary = makeVocabulary(createRandom(`${seed}/vocabulary`));
  const general = zipf(vocabulary.length);
  const withinTopic = zipf(wordsPerTopic);
  const topics = new Map<number, readonly string[]>();

  const wordsOf = (topic: number): readonly string[] => {
    const known = topics.get(topic);
    if (known !== undefined) return known;
    const random = createRandom(`${seed}/topic/${topic}`);
    const words = Array.from(
      { length: wordsPerTopic },
      () => vocabulary[commonWords + random.integer(vocabulary.length - commonWords)] ?? "",
    );
    topics.set(topic, words);
    return words;
  };
  const telling = (topic: number, random: Random): string => wordsOf(topic)[withinTopic(random.next())] ?? "";
  const common = (random: Random): string => vocabulary[general(random.next())] ?? "";

  return {
    of: (topic, count, random) =>
      Array.from({ length: count }, () =>
        random.next() < topicShare ? telling(topic, random) : common(random),
      ),
    telling: (topic, count, random) => Array.from({ length: count }, () => telling(topic, random)),
  };
}

/** Pronounceable, all different. */
function makeVocabulary(random: Random): readonly string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const syllables = 2 + random.integer(3);
    words.add(
      Array.from({ length: syllables }, () => random.pick(consonants) + random.pick(vowels)).join(""),
    );
  }
  return [...words];
}

/** Turns a uniform draw into a rank below `size`, of which rank r has a chance in proportion to 1 / (r + 1). */
function zipf(size: number): (draw: number) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return (draw) => {
    const wanted = draw * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
