import stem from "wink-porter2-stemmer";

const stemmable = /^[a-z']+$/;
const maxKnownWords = 50_000;

/** The Porter2 stem of a lower-case word; words with digits or other letters stay as they are. */
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
