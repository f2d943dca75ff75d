import type { EventKind } from "../../../corpus/world/events.ts";

/** The words of a clause: who did it, to whom, with what. */
export interface ClauseWords {
  readonly agent: string;
  readonly patient: string;
  readonly thing: string;
}

/** How the questions of a language are put, in other words than any realiser's. */
export interface QuestionWording {
  clause(kind: EventKind, words: ClauseWords): string;
  /** A thing under its full label, with the article that the language wants. */
  wholeThing(label: string): string;
  /** The noun of a thing's full label, with the article that the language wants. */
  bareThing(label: string): string;
  /** A thing by its use, without its name. */
  paraphrase(noun: string): string;
  /** How the language asks for a person, a thing, somebody else; what it calls those who are left open. */
  readonly unknown: {
    readonly who: string;
    readonly what: string;
    readonly whoElse: string;
    readonly somebody: string;
  };
  readonly who: readonly Frame[];
  readonly what: readonly Frame[];
  readonly where: readonly Frame[];
  readonly directCause: readonly Frame[];
  readonly wholeCause: readonly Frame[];
  readonly order: readonly Frame[];
  readonly similar: readonly Frame[];
  readonly reversal: readonly Frame[];
  readonly reversalWithCause: readonly Frame[];
  readonly reversalWithHistory: readonly Frame[];
  readonly path: readonly Frame[];
  readonly explain: {
    readonly concept: Frame;
    readonly cause: Frame;
    readonly order: Frame;
    readonly similar: Frame;
    readonly reversal: Frame;
    readonly path: Frame;
    readonly absent: Frame;
    readonly absentReason: Frame;
  };
  /** Between the clauses of an enumeration. */
  readonly between: string;
}

type Frame = (
  parts: Readonly<Record<"clause" | "other" | "place" | "holder" | "target" | "list", string>>,
) => string;
export type FrameParts = Parameters<Frame>[0];
