/** Packages that ship no types, as far as adapters use them. */
declare module "wink-porter2-stemmer" {
  /** The Porter2 stem of a lower-case English word. */
  export default function stem(word: string): string;
}

declare module "stopword" {
  /** Lower-case English function words. */
  export const eng: readonly string[];
  /** Chinese function words of one character each, simplified. */
  export const zho: readonly string[];
}
