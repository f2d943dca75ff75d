import { fileURLToPath } from "node:url";
import type { Language } from "../core/language.ts";

/** The question set of the novella in this language that comes with the package. */
export const shippedDataset = (language: Language): string =>
  fileURLToPath(new URL(`../../datasets/novella-${language}.json`, import.meta.url));
