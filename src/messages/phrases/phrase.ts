/** An English sentence as a pattern, and the same in Chinese, given the groups of the pattern. */
export type Phrase = readonly [pattern: RegExp, chinese: string | ((...groups: string[]) => string)];
