/** Finds which of many names stand in a text. */
export interface FormMatcher {
  /** The names that stand in the text, each once, in the order they are met; a longer name hides those within it. */
  formsIn(text: string, isMeant?: (form: string) => boolean): readonly string[];
}

const openingLength = 2;
const latin = /[\p{Script=Latin}\d]/u;

/** Prepares a set of names; a name in Latin letters is found only as whole words. Time grows with the text, not with the names. */
export function createFormMatcher(forms: Iterable<string>): FormMatcher {
  const byOpening = new Map<string, string[]>();
  for (const form of new Set(forms)) {
    const opening = form.slice(0, openingLength);
    byOpening.set(opening, [...(byOpening.get(opening) ?? []), form]);
  }
  for (const list of byOpening.values()) list.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return {
    formsIn: (raw, isMeant = () => true) => {
      const text = raw.replace(/\s+/g, " ");
      const found = new Set<string>();
      let at = 0;
      while (at < text.length) {
        const candidates = byOpening.get(text.slice(at, at + openingLength)) ?? [];
        const form = candidates.find(
          (name) => text.startsWith(name, at) && standsFree(text, at, name) && isMeant(name),
        );
        if (form !== undefined) found.add(form);
        at += form?.length ?? 1;
      }
      return [...found];
    },
  };
}

function standsFree(text: string, at: number, form: string): boolean {
  if (!latin.test(form.charAt(0))) return true;
  return !latin.test(text.charAt(at - 1)) && !latin.test(text.charAt(at + form.length));
}
