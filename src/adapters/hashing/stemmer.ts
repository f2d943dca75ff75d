import stem from "wink-porter2-stemmer";

/** No word is longer; the stemmer needs the square of the length. */
const stemmable = /^[a-z']{1,64}$/;
const maxKnownWords = 50_000;

/** The Porter2 stem of a lower-case word; very long words, and those with digits or other letters, stay as they are. */
export function stemOf(word: string): string {
  return stemmable.test(word) ? stem(word) : word;
}

/** `stemOf` with a memory, because stemming costs more than everything else that is done with a word. */
export function createStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let stemmed = known.get(word);
    if (stemmed === undefined) {
      if (known.size >= maxKnownWords) known.clear();
      stemmed = stemOf(word);
      known.set(word, stemmed);
    }
    return stemmed;
  };
}
