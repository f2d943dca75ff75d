import type { AlayaError } from "../../core/errors.ts";

export type Details = AlayaError["details"];

/** A message and a hint in Chinese; `{name}` stands for the detail of that name. */
export interface Translation {
  readonly message: string;
  readonly hint: string;
}

/** Error code → its translation, or the choice of one by the details. */
export type Translations = Readonly<
  Record<string, Translation | ((details: Details) => Translation | undefined)>
>;

/** Chooses by the value of the detail `name`: one code that several parts of the product throw. */
export const byDetail =
  (name: string, choices: Readonly<Record<string, Translation>>) =>
  (details: Details): Translation | undefined =>
    choices[String(details[name])];

/** Whether the detail is there and says something; 0 and the empty text stand for nothing known. */
export const has = (details: Details, name: string): boolean => Boolean(details[name]);
