import type { Random } from "../../../../core/random.ts";
import type { WorldFileEvent } from "../../../corpus/world/world-file.ts";
import type { Question } from "../../dataset.ts";
import type { ClauseWords, FrameParts, QuestionWording } from "./wording.ts";
import { firstTelling, type WorldIndex } from "./world-index.ts";

/** A question that has no place in a data set yet. */
export type Draft = Omit<Question, "id">;

/** Puts events of a world into the words of questions. */
export class Questioner {
  readonly index: WorldIndex;
  readonly wording: QuestionWording;
  readonly random: Random;
  readonly #familiarShare: number;

  /** `familiarShare`: how many of the names in a question are the ones that its gold uses, in [0, 1]. */
  constructor(
    index: WorldIndex,
    context: { readonly wording: QuestionWording; readonly random: Random; readonly familiarShare: number },
  ) {
    this.index = index;
    this.wording = context.wording;
    this.random = context.random;
    this.#familiarShare = context.familiarShare;
  }

  /**
   * The event as a question may put it; parts can be replaced, such as by the word for what is asked. Its people go
   * by names of the telling of `told`.
   */
  clause(
    event: WorldFileEvent,
    { told = event, ...replaced }: Partial<ClauseWords> & { told?: WorldFileEvent } = {},
  ): string {
    return this.wording.clause(event.kind, {
      agent: replaced.agent ?? this.person(event.agent, told),
      patient: replaced.patient ?? this.person(event.patient, told),
      thing: replaced.thing ?? this.#thing(event),
    });
  }

  /** The event under its people's full names, for explanations. */
  plainClause(event: WorldFileEvent): string {
    return this.wording.clause(event.kind, {
      agent: this.fullName(event.agent),
      patient: this.fullName(event.patient),
      thing: event.thing ? this.wording.wholeThing(event.thing.label) : "",
    });
  }

  plainList(events: readonly WorldFileEvent[]): string {
    return events.map((event) => this.plainClause(event)).join(this.wording.between);
  }

  fullName(person: string): string {
    return this.index.namesOf(person)[0] ?? "";
  }

  /** A name of somebody: either one that the event's telling uses, or one that it does not. */
  person(id: string, told: WorldFileEvent): string {
    return this.#choose(this.index.namesOf(id), told);
  }

  place(told: WorldFileEvent): string {
    return this.#choose(this.index.placeNamesOf(told.place), told);
  }

  ask(frames: QuestionWording["who"], parts: Partial<FrameParts>): string {
    return this.random.pick(frames)({ ...noParts, ...parts });
  }

  #choose(names: readonly string[], told: WorldFileEvent): string {
    const { quote } = firstTelling(told);
    const isFamiliar = this.random.next() < this.#familiarShare;
    const fitting = names.filter((name) => quote.includes(name) === isFamiliar);
    return this.random.pick(fitting.length > 0 ? fitting : names);
  }

  #thing({ thing }: WorldFileEvent): string {
    if (!thing) return "";
    const isLiteral = this.random.next() < this.#familiarShare;
    return isLiteral ? this.wording.bareThing(thing.label) : this.wording.paraphrase(thing.noun);
  }
}

export const noParts: FrameParts = { clause: "", other: "", place: "", holder: "", target: "", list: "" };
