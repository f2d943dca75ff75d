import { toChinese } from "../phrases.ts";
import { factorMeanings, nameKinds } from "./names.ts";
import type { Details } from "./translation.ts";

/** Puts the details into the slots of a Chinese text; undefined when a slot has no detail. */
export function fillSlots(template: string, details: Details): string | undefined {
  let isComplete = true;
  const text = template.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const value = details[name];
    if (value === undefined) isComplete = false;
    return spoken(name, String(value), details);
  });
  return isComplete ? text : undefined;
}

/** A detail that is itself English words, in Chinese; names and numbers stay. */
function spoken(name: string, value: string, details: Details): string {
  switch (name) {
    case "kind":
      return nameKinds[value] ?? value;
    case "field":
      return value === "" || value === "the whole file" ? "整个文件" : value;
    case "meaning":
      return factorMeanings[String(details.key)] ?? value;
    case "causes":
      return value.split(", ").map(toChinese).join("，");
    case "reason":
    case "expected":
    case "notes":
      return toChinese(value);
    default:
      return value;
  }
}
