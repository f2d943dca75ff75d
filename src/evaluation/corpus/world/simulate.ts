import { UsageError } from "../../../core/errors.ts";
import type { Language } from "../../../core/language.ts";
import { History } from "./history.ts";
import { findPatterns } from "./patterns.ts";
import type { World, WorldChapter } from "./world.ts";

/**
 * The events of a world, the same for the same seed. Time and memory grow linearly with the chapters: the cast,
 * the map and everything that is still to happen are bounded. Throws `WORLD_LENGTH` unless `chapters` is 1 or more.
 */
export function simulateWorld(settings: {
  readonly seed: number;
  readonly chapters: number;
  readonly language: Language;
}): World {
  if (!Number.isInteger(settings.chapters) || settings.chapters < 1) {
    throw new UsageError({
      code: "WORLD_LENGTH",
      message: `a world cannot have ${settings.chapters} chapters`,
      hint: "ask for 1 chapter or more; 24 give a full set of questions",
      details: { chapters: settings.chapters },
    });
  }
  const history = new History(settings);
  const chapters: WorldChapter[] = [];
  for (let number = 1; number <= settings.chapters; number++) chapters.push(history.turn(number));
  return {
    seed: settings.seed,
    language: settings.language,
    people: history.cast.everyone,
    places: history.region.everywhere,
    events: history.events,
    chapters,
    attitudes: history.attitudes.changes,
    patterns: findPatterns(history.events.values()),
  };
}
