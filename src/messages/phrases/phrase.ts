/** An English sentence as a pattern, and the same in Chinese with the groups of the pattern. */
export type Phrase = readonly [pattern: RegExp, replacement: string];
