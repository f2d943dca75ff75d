import type { Language } from "../../../core/language.ts";
import type { Session, Turn } from "../../../domain/session.ts";
import { splitIntoPassages, trimmed } from "../text-spans.ts";
import type { LanguageCues } from "./cues.ts";
import { cuesOf } from "./cues-of-language.ts";
import { countReasons, emptyReason, isChatter } from "./dropped-turns.ts";
import type { DropReason, Passage, PassageReading, Piece } from "./passage.ts";

/** One passage per message, or per question and its answer when both are short. */
export function dialoguePassages(session: Session, language: Language): PassageReading {
  const cues = cuesOf[language];
  const reasons: (DropReason | null)[] = session.turns.map((turn) => emptyReason(turn, cues));
  const passages: Passage[] = [];
  for (let index = 0; index < session.turns.length; index++) {
    const turn = session.turns[index];
    if (turn === undefined || reasons[index] !== null) continue;
    const answer = session.turns[index + 1];
    if (answer !== undefined && reasons[index + 1] === null && isPair(turn, answer, cues)) {
      passages.push(toPassage(session, [wholeTurn(turn, index), wholeTurn(answer, index + 1)].flat(), cues));
      index++;
    } else if (isChatter(turn.content, cues)) {
      reasons[index] = "chatter";
    } else {
      const parts = splitIntoPassages(turn.content, cues.passage.max);
      passages.push(...parts.map((part) => toPassage(session, [{ turn: index, ...part }], cues)));
    }
  }
  return { passages, dropped: countReasons(reasons) };
}

function wholeTurn(turn: Turn, index: number): readonly Piece[] {
  const span = trimmed(turn.content, { start: 0, end: turn.content.length });
  return span === null ? [] : [{ turn: index, ...span }];
}

function isPair(question: Turn, answer: Turn, cues: LanguageCues): boolean {
  const isAnotherSpeaker =
    question.role !== answer.role || (question.speaker ?? "") !== (answer.speaker ?? "");
  return (
    isAnotherSpeaker &&
    cues.question.test(lastSentence(question.content)) &&
    question.content.length + answer.content.length <= cues.passage.max
  );
}

/** A question that is answered next stands at the end of its message. */
const lastSentence = (text: string): string => text.trim().slice(-60);

function toPassage(session: Session, pieces: readonly Piece[], cues: LanguageCues): Passage {
  const lines = pieces.map(({ turn: index, start, end }) => {
    const turn = session.turns[index];
    const speaker = turn?.speaker ?? cues.roleNames[turn?.role ?? ""] ?? null;
    return { speaker, text: turn?.content.slice(start, end) ?? "" };
  });
  const content = lines
    .map(({ speaker, text }) => (speaker === null ? text : `${speaker}${cues.speakerMark}${text}`))
    .join("\n\n");
  return { pieces, lines, content };
}
