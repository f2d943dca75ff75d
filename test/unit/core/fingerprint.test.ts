import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint, sha256 } from "../../../src/core/fingerprint.ts";

describe("fingerprint", () => {
  it("is the SHA-256 of the text, as other tools compute it", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("ignores the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(fingerprint(reversed)).toBe(fingerprint(record));
      }),
    );
  });

  it("keeps the order of lists", () => {
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  });
});
