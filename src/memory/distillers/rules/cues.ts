import type { CardKind } from "../../../domain/card.ts";

/** Words that tell a kind of card; the first kind whose words are found wins. */
export interface KindCue {
  readonly kind: CardKind;
  readonly pattern: RegExp;
}

/** Words that say that one thing came of another. */
export interface CauseCue {
  readonly pattern: RegExp;
  /** Where the cause is told: after the words, before them, or somewhere earlier in the story. */
  readonly cause: "after" | "before" | "earlier";
  /** How often these words really mean a cause, in [0, 1]. */
  readonly sureness: number;
}

/** What the rules know about one language. Patterns have no state (no `g`, no `y`). */
export interface LanguageCues {
  /** Bounds of a passage in characters: shorter neighbours are joined, longer ones are cut. */
  readonly passage: { readonly min: number; readonly max: number };
  /** Whole paragraphs that are no part of the text itself. */
  readonly boilerplate: RegExp;
  /** Greetings, thanks and fillers; a message of nothing else says nothing. */
  readonly chatter: RegExp;
  readonly question: RegExp;
  readonly kinds: readonly KindCue[];
  /** Words that make a passage more worth remembering. */
  readonly weighty: RegExp;
  /** How a clause opens or ends that leans on another and so makes a poor title. */
  readonly weakClause: RegExp;
  readonly causes: readonly CauseCue[];
  /** Words that say that one thing needs another; the need is told after them. */
  readonly needs: RegExp;
  /** Words by which a passage tells of something that happened before. */
  readonly lookingBack: RegExp;
  /** Words by which somebody or something is no longer as it was. */
  readonly change: RegExp;
  readonly attitudes: {
    readonly favourable: RegExp;
    readonly adverse: RegExp;
    /** A negation that turns the attitude which follows it at once. */
    readonly negation: RegExp;
  };
  /** Words that deny what a sentence says. */
  readonly negation: RegExp;
  /** Between "speaker" and what was said. */
  readonly speakerMark: string;
  /** How a speaker without a name is called, by role. */
  readonly roleNames: Readonly<Record<string, string>>;
}
