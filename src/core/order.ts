/** Orders texts by their UTF-16 code units, the same on every platform and in every locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
