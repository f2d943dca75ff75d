import type { Random } from "../../../core/random.ts";
import { PatternPool, recurringKinds } from "./patterns.ts";
import type { Cast } from "./people.ts";
import type { Region } from "./places.ts";
import { drawThing } from "./things.ts";
import type { Track } from "./tracks.ts";
import type { Thing, WorldEvent } from "./world.ts";

const sameSceneShare = 0.6;

/** Plans events that stand alone: instances of patterns, and distractors. */
export class Incidents {
  readonly #cast: Cast;
  readonly #region: Region;
  readonly #random: Random;
  readonly #patterns: PatternPool;

  constructor(context: { readonly cast: Cast; readonly region: Region; readonly random: Random }) {
    this.#cast = context.cast;
    this.#region = context.region;
    this.#random = context.random;
    this.#patterns = new PatternPool(context.random.fork("patterns"));
  }

  planInstance(): Track {
    const { kind, place, noun } = this.#patterns.draw(
      () => this.#region.draw(),
      (id) => this.#region.isCurrent(id),
    );
    const agent = this.#cast.drawOther([]);
    const step = { kind, agent, patient: this.#cast.drawOther([agent]), thing: this.#another(noun) };
    return { steps: [step], origin: "pattern", told: [], place };
  }

  /** Something that resembles what happened lately, but in people, place or outcome. */
  planDistractor(model: WorldEvent): Track {
    const isHere = model.origin === "pattern" && this.#region.isCurrent(model.place);
    return isHere && this.#random.next() < sameSceneShare
      ? this.#planOtherOutcome(model)
      : this.#planElsewhere(model);
  }

  /** Something else about the same sort of thing at the same place. */
  #planOtherOutcome(model: WorldEvent): Track {
    const kind = this.#random.pick(recurringKinds.filter((other) => other !== model.kind));
    const agent = this.#cast.drawOther([model.agent]);
    const patient = this.#cast.drawOther([agent, model.patient]);
    const step = { kind, agent, patient, thing: this.#another(model.thing.noun) };
    return { steps: [step], origin: "distractor", told: [], place: model.place };
  }

  /** The same kind of event at another place, with one of the two people or none. */
  #planElsewhere(model: WorldEvent): Track {
    const others = [model.agent, model.patient];
    const newcomer = this.#cast.drawOther(others);
    const kept = this.#random.pick([...others, newcomer]);
    const isPresent = this.#cast.ids().includes(kept);
    const agent = isPresent && kept === model.agent ? kept : newcomer;
    const patient = isPresent && kept === model.patient ? kept : this.#cast.drawOther([...others, newcomer]);
    const step = { kind: model.kind, agent, patient, thing: this.#another(model.thing.noun) };
    return { steps: [step], origin: "distractor", told: [], place: this.#region.draw(model.place) };
  }

  #another(noun: string): Thing {
    return { ...drawThing(this.#random), noun };
  }
}
