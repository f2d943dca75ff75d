/** A word of a text with its part of speech, as far as the language's tagger knows it. */
export interface Word {
  readonly text: string;
  /** UTF-16 offset in the text. */
  readonly start: number;
  /** Tag of the ICTCLAS family for Chinese (`nr` person, `ns` place, `nt` organisation, `v` verb, …); `null` for English. */
  readonly tag: string | null;
}

/** Cuts text into words, Chinese and English mixed as they come. */
export interface Segmenter {
  /** Names everything that changes the cut: package, dictionary, version. */
  readonly id: string;
  /** All words in reading order, punctuation and white space left out. */
  words(text: string): readonly Word[];
  /** Terms for lexical matching: normalised, stemmed (English), stop words removed, repeats kept. */
  terms(text: string): readonly string[];
}
