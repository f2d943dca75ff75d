import { cardId } from "../core/ids.ts";
import type { LexicalIndex } from "../ports/lexical-index.ts";
import type { Segmenter } from "../ports/segmenter.ts";
import { type Passage, spokenText } from "./passages.ts";

/** What systems that match words are given. */
export interface LexicalParts {
  readonly segmenter: Segmenter;
  /** Opens the index in a store's folder, an empty one where there is none. */
  readonly openLexicalIndex: (directory: string) => Promise<LexicalIndex>;
}

export async function indexWords(
  passages: readonly Passage[],
  directory: string,
  { segmenter, openLexicalIndex }: LexicalParts,
): Promise<void> {
  await using lexical = await openLexicalIndex(directory);
  await lexical.upsert(
    passages.map((passage) => ({
      id: cardId(passage.id),
      title: segmenter.terms(passage.title),
      content: segmenter.terms(spokenText(passage)),
    })),
  );
}
