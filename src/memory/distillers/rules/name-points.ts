import type { EntityKind } from "../../../domain/entity.ts";
import { bestKind, type KindPoints, noPoints } from "./names.ts";

/** Points that make a name of a candidate. */
export const enough = 3;

/** Gathers what speaks for a candidate being a name, and of which kind. */
export interface NamePoints {
  give(name: string, kind: EntityKind, points: number): void;
  /** Whatever speaks for it, this is only a part of a name. */
  refuse(name: string): void;
  /** The candidates with enough points, with the kind that has most, in the order they were first met. */
  accepted(): ReadonlyMap<string, EntityKind>;
}

/** Only people are known better the more is told of them: a place or a thing cannot outweigh one who speaks. */
const mostPoints: Readonly<Record<EntityKind, number>> = {
  person: Number.POSITIVE_INFINITY,
  place: enough,
  organisation: enough,
  thing: enough,
};

export function createNamePoints(): NamePoints {
  const candidates = new Map<string, KindPoints>();
  const refused = new Set<string>();
  return {
    give: (name, kind, points) => {
      let all = candidates.get(name);
      if (all === undefined) {
        all = noPoints();
        candidates.set(name, all);
      }
      all[kind] = Math.min(all[kind] + points, mostPoints[kind]);
    },
    refuse: (name) => {
      refused.add(name);
    },
    accepted: () =>
      new Map(
        [...candidates].flatMap(([name, points]) => {
          const kind = bestKind(points);
          return points[kind] >= enough && !refused.has(name) ? [[name, kind] as const] : [];
        }),
      ),
  };
}
