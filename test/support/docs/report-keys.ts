import { coreRelations } from "../../../src/domain/link.ts";
import { relationPrecision } from "../../../src/evaluation/metrics/relation-precision.ts";
import {
  type FieldNames,
  l1Fields,
  l2Fields,
  latencyFields,
  navigationFields,
  navigatorFields,
} from "../../../src/evaluation/records/fields.ts";

const navigation = "l2_metrics.navigation_efficiency";

const sections: readonly (readonly [path: string, fields: FieldNames])[] = [
  ["l1_metrics", l1Fields],
  ...nested("l1_metrics.latency", latencyFields),
  ["l2_metrics", l2Fields],
  [
    "l2_metrics.relation_precision",
    {
      overall: relationPrecision().name,
      ...Object.fromEntries(coreRelations.map((relation) => [relation, relationPrecision(relation).name])),
    },
  ],
  [navigation, navigationFields],
  ...nested(`${navigation}.by_navigator`, navigatorFields),
];

/** Where the JSON report has the value of a metric, as dotted paths. */
export const reportKeys = (metric: string): readonly string[] =>
  sections.flatMap(([path, fields]) =>
    Object.entries(fields)
      .filter(([, name]) => name === metric)
      .map(([field]) => `${path}.${field}`),
  );

function nested(path: string, parts: Readonly<Record<string, FieldNames>>) {
  return Object.entries(parts).map(([name, fields]) => [`${path}.${name}`, fields] as const);
}
