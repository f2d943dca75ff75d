import type { Turn } from "../../../domain/session.ts";
import type { LanguageCues } from "./cues.ts";
import type { DropReason } from "./passage.ts";

const signs = /[\p{P}\p{S}\p{Z}\p{C}\p{M}\p{Emoji_Presentation}]+/gu;
const longestBoilerplate = 200;
const longestChatter = 80;

/** Why this turn says nothing, or `null` when it may. */
export function emptyReason(turn: Turn, cues: LanguageCues): DropReason | null {
  const text = turn.content.trim();
  if (text === "") return "empty";
  if (turn.role === "system") return "instructions";
  if (text.length <= longestBoilerplate && cues.boilerplate.test(text)) return "boilerplate";
  return null;
}

/** Nothing but greetings, thanks and signs. */
export function isChatter(text: string, cues: LanguageCues): boolean {
  if (text.length > longestChatter) return false;
  return text.replace(new RegExp(cues.chatter), "").replace(signs, "") === "";
}

/** How often each reason was given. */
export function countReasons(
  reasons: readonly (DropReason | null)[],
): Readonly<Partial<Record<DropReason, number>>> {
  const counts: Partial<Record<DropReason, number>> = {};
  for (const reason of reasons) if (reason !== null) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
