import { at } from "./link-columns.ts";
import { Names } from "./names.ts";

/** Texts as one run of UTF-8 bytes; the text `n` ends at `ends[n]`. */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

const decoder = new TextDecoder();

export function packTexts(texts: readonly string[]): PackedTexts {
  const encoded = texts.map((text) => Buffer.from(text, "utf8"));
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, bytes] of encoded.entries()) {
    end += bytes.length;
    ends[index] = end;
  }
  return { bytes: Buffer.concat(encoded, end), ends };
}

export function unpackText({ bytes, ends }: PackedTexts, index: number): string {
  const start = index === 0 ? 0 : at(ends, index - 1);
  return decoder.decode(bytes.subarray(start, at(ends, index)));
}

/** Numbered texts; those that came packed are decoded only when somebody asks. */
export class TextPool {
  readonly #packed: PackedTexts;
  readonly #added = new Names();

  constructor(packed: PackedTexts) {
    this.#packed = packed;
  }

  text(number: number): string {
    const packedCount = this.#packed.ends.length;
    return number < packedCount ? unpackText(this.#packed, number) : this.#added.name(number - packedCount);
  }

  /** The texts that did not come packed. */
  get addedTexts(): readonly string[] {
    return this.#added.list;
  }

  add(text: string): number {
    return this.#packed.ends.length + this.#added.add(text);
  }
}
