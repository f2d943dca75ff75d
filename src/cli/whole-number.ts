import { InvalidArgumentError } from "commander";

/** Reads an option that is a whole number from `least` to `most`. */
export function parseWholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`a whole number from ${least} to ${most} is needed`);
  };
}
