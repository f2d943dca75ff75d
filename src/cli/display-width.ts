const wide = /[\p{Script=Han}\u3000-\u303f\uff00-\uff60“”…—]/u;

/** Columns of a terminal that a text takes; wide characters take two. */
export function displayWidth(text: string): number {
  return [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);
}

/** The text, with spaces up to a width in columns. */
export const padToWidth = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - displayWidth(text)));
