/** Numbers names from 0 in the order in which they came. */
export class Names {
  readonly #list: string[];
  readonly #numbers: Map<string, number>;

  constructor(list: readonly string[] = []) {
    this.#list = [...list];
    this.#numbers = new Map(list.map((name, number) => [name, number]));
  }

  get list(): readonly string[] {
    return this.#list;
  }

  name(number: number): string {
    return this.#list[number] ?? "";
  }

  numberOf(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  add(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.#list.length);
    return this.#list.push(name) - 1;
  }
}
