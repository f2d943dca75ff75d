/** What is due in which chapter. Holds only what is still to come. */
export class Agenda<Item> {
  readonly #due = new Map<number, Item[]>();

  add(chapter: number, item: Item): void {
    const items = this.#due.get(chapter);
    if (items) items.push(item);
    else this.#due.set(chapter, [item]);
  }

  take(chapter: number): readonly Item[] {
    const items = this.#due.get(chapter) ?? [];
    this.#due.delete(chapter);
    return items;
  }
}
