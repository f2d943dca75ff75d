/**
 * What a terminal would obey rather than show: C0 and C1 control characters but tab and line feed, and the marks that
 * turn the direction of writing.
 */
const obeyed = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The text with such characters written out as `\u001b`, so that no stored text can steer the terminal. */
export const toTerminalText = (text: string): string =>
  text.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
