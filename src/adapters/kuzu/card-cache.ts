import type { CardId } from "../../core/ids.ts";
import type { Card } from "../../domain/card.ts";

/** Some 64 MiB of text; five thousand ordinary cards take a tenth of it. */
const maximumCharacters = 32 * 2 ** 20;
const charactersBesideText = 1000;

/** The cards that were asked for last, as long as their texts fit. */
export class CardCache {
  readonly #cards = new Map<CardId, Card>();
  #characters = 0;

  get(id: CardId): Card | undefined {
    const card = this.#cards.get(id);
    if (card === undefined) return undefined;
    this.#cards.delete(id);
    this.#cards.set(id, card);
    return card;
  }

  put(card: Card): void {
    this.remove(card.id);
    this.#cards.set(card.id, card);
    this.#characters += sizeOf(card);
    for (const oldest of this.#cards.keys()) {
      if (this.#characters <= maximumCharacters) return;
      this.remove(oldest);
    }
  }

  remove(id: CardId): void {
    const card = this.#cards.get(id);
    if (card === undefined) return;
    this.#cards.delete(id);
    this.#characters -= sizeOf(card);
  }
}

const sizeOf = ({ content, evidence }: Card): number =>
  evidence.reduce((sum, { quote }) => sum + quote.length, content.length + charactersBesideText);
