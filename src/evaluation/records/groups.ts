import type { Random } from "../../core/random.ts";
import type { NotScoredReason } from "../metrics/not-scored.ts";
import type { Observation } from "../metrics/observation.ts";
import { estimateMetric } from "./estimate-metric.ts";
import { groupFields } from "./fields.ts";
import { intervalRecord } from "./interval-record.ts";
import { sectionOf } from "./section.ts";

/** One breakdown of the report: a section for each name that has questions, in the order given. */
export function groupsOf(
  path: string,
  names: readonly string[],
  members: (name: string) => readonly Observation[],
  random: Random,
) {
  const values: Record<string, unknown> = {};
  const reasons: Record<string, NotScoredReason> = {};
  for (const name of names) {
    const observations = members(name);
    if (observations.length === 0) continue;
    const group = groupOf(`${path}.${name}`, observations, random.fork(name));
    values[name] = group.values;
    Object.assign(reasons, group.reasons);
  }
  return { values, reasons };
}

function groupOf(path: string, observations: readonly Observation[], random: Random) {
  const estimates = new Map(
    Object.values(groupFields).map((metric) => [metric, estimateMetric(metric, observations, random)]),
  );
  const { values, reasons } = sectionOf(path, groupFields, estimates);
  const intervals = Object.fromEntries(
    Object.entries(groupFields).map(([field, metric]) => [
      field,
      intervalRecord(estimates.get(metric)?.interval ?? null),
    ]),
  );
  return { values: { pairs: observations.length, ...values, intervals }, reasons };
}
