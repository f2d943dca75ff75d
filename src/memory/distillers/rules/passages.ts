import type { Language } from "../../../core/language.ts";
import type { Session } from "../../../domain/session.ts";
import { dialoguePassages } from "./dialogue-passages.ts";
import { documentPassages } from "./document-passages.ts";
import type { PassageReading } from "./passage.ts";

/** Cuts a session into passages. Every turn is either wholly in them, but for white space, or counted as dropped. */
export function readPassages(session: Session, language: Language): PassageReading {
  return session.profile === "document"
    ? documentPassages(session, language)
    : dialoguePassages(session, language);
}
