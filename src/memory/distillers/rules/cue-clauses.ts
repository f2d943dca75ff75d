import { sentences } from "../text-spans.ts";
import type { CauseCue, LanguageCues } from "./cues.ts";

/** A clause that a cue points at: the cause, or what is needed. */
export interface StatedClause {
  /** The words that state it, as they stand in the text. */
  readonly cue: string;
  readonly clause: string;
  readonly cause: CauseCue["cause"];
  readonly sureness: number;
  /** Offset of the cue in the text. */
  readonly at: number;
}

const quotedLength = 120;
const needSureness = 0.6;
const lookingBackSureness = 0.45;

/** The causes that a text states. A cause told before its cue takes in the sentence before, where the cue opens one. */
export function causeClauses(text: string, cues: LanguageCues): readonly StatedClause[] {
  return statedClauses(text, cues.causes);
}

/** What a text says is needed for something. */
export function needClauses(text: string, cues: LanguageCues): readonly StatedClause[] {
  return statedClauses(text, [{ pattern: cues.needs, cause: "after", sureness: needSureness }]);
}

/** Sentences in which a text tells of something that happened before: perhaps the cause of what it tells now. */
export function lookingBackClauses(text: string, cues: LanguageCues): readonly StatedClause[] {
  return statedClauses(text, [
    { pattern: cues.lookingBack, cause: "earlier", sureness: lookingBackSureness },
  ]);
}

function statedClauses(text: string, cues: readonly CauseCue[]): readonly StatedClause[] {
  const spans = sentences(text);
  return spans.flatMap((span, index) => {
    const sentence = text.slice(span.start, span.end);
    return cues.flatMap(({ pattern, cause, sureness }) => {
      const match = pattern.exec(sentence);
      if (match === null) return [];
      const before = spans[index - 1];
      const clause = clauseBeside(
        sentence,
        match,
        cause,
        before === undefined ? "" : text.slice(before.start, before.end),
      );
      return [{ cue: bareCue(match[0]), clause, cause, sureness, at: span.start + match.index }];
    });
  });
}

/** The reason of a link: the cue in its own words, and what it points at. */
export function reasonOf({ cue, clause }: StatedClause): string {
  const told = clause.replace(/\s+/g, " ").trim().slice(0, quotedLength);
  return told === "" ? cue : `${cue}: ${told}`;
}

const bareCue = (cue: string): string => cue.replace(/[\s\p{P}]+/gu, " ").trim();

function clauseBeside(
  sentence: string,
  match: RegExpExecArray,
  cause: CauseCue["cause"],
  sentenceBefore: string,
): string {
  if (cause === "after") return firstSaying(sentence.slice(match.index + match[0].length));
  if (cause === "earlier") return sentence;
  const head = sentence.slice(0, match.index);
  return head.trim().length > 6 ? head : sentenceBefore + head;
}

/** Words after which a cause is no longer told, once it says something: "because A was late, B had made up his mind". */
const turning = /[，,；;!！」”]/u;
const leastSaying = 6;

function firstSaying(text: string): string {
  const at = text.slice(leastSaying).search(turning);
  return at < 0 ? text : text.slice(0, leastSaying + at);
}
