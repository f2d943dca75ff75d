/** The channel of a corpus's sessions: each is a story of its own, and no session follows one of another story. */
export const channelOf = (corpus: string): string => `book:${corpus}`;
