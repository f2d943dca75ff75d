import stem from "wink-porter2-stemmer";
import { chineseFunctionCharacters, chineseFunctionWord, englishFunctionWords } from "./function-words.ts";

const han = /\p{Script=Han}/u;
const other = "(?:(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}])+";
/** Chinese, or a word or number with its inner apostrophe, point, comma or colon. */
const run = new RegExp(`\\p{Script=Han}+|${other}(?:(?:'|(?<=\\d)[.,:](?=\\d))${other})*`, "gu");
/** The stemmer garbles words with digits, and needs the square of a word's length. */
const stemmable = /^[a-z']{1,64}$/;
const maxKnownWords = 50_000;

/**
 * Terms for lexical matching, in reading order. English: Porter2 stems without function words; the halves of a
 * hyphened word are terms of their own. Chinese: the characters and character pairs between function words.
 */
export function createTermCutter(): (text: string) => readonly string[] {
  const known = new Map<string, string>();

  const termOf = (word: string): string => {
    let term = known.get(word);
    if (term === undefined) {
      if (known.size >= maxKnownWords) known.clear();
      term = englishTerm(word);
      known.set(word, term);
    }
    return term;
  };

  return (text) => {
    const terms: string[] = [];
    const normal = text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(chineseFunctionWord, " ");
    for (const [part] of normal.matchAll(run)) {
      if (han.test(part)) addChineseTerms(part, terms);
      else {
        const term = termOf(part);
        if (term !== "") terms.push(term);
      }
    }
    return terms;
  };
}

/** The term of a word, or nothing for a function word. */
function englishTerm(word: string): string {
  if (englishFunctionWords.has(word)) return "";
  return stemmable.test(word) ? stem(word) : word.replaceAll(",", "");
}

function addChineseTerms(part: string, terms: string[]): void {
  const characters = Array.from(part);
  characters.forEach((character, at) => {
    if (!chineseFunctionCharacters.has(character)) terms.push(character);
    const next = characters[at + 1];
    if (next !== undefined) terms.push(character + next);
  });
}
