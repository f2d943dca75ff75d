import { createRandom, type Random } from "../../core/random.ts";
import { difficulties, questionTypes } from "../dataset/dataset.ts";
import type { Observation } from "../metrics/observation.ts";
import { metricNames } from "../metrics/registry.ts";
import { relationPrecision, relationsMatched } from "../metrics/relation-precision.ts";
import { countTiers } from "../metrics/tiers.ts";
import { estimateMetric, estimateNamed, type MetricEstimate } from "./estimate-metric.ts";
import { failedCasesOf } from "./failed-cases.ts";
import { l1Fields, l2Fields, latencyFields, navigationFields, navigatorFields } from "./fields.ts";
import { groupsOf } from "./groups.ts";
import { intervalRecord } from "./interval-record.ts";
import { overallOf } from "./overall.ts";
import { recommend } from "./recommendations.ts";
import { type EvalReport, reportSchema } from "./report-schema.ts";
import type { ReportSubject } from "./report-subject.ts";
import { type Estimates, nestedSections, sectionOf } from "./section.ts";
import { judgeTargets } from "./targets.ts";

/**
 * The report of an evaluation from its per-question records alone; `subject` only names and dates it. The same
 * observations and seed give the same report.
 */
export function deriveReport(observations: readonly Observation[], subject: ReportSubject): EvalReport {
  const random = createRandom(subject.seed).fork("report");
  const relationMetrics = relationMetricsOf(observations);
  const estimates = estimateAll(observations, relationMetrics, random);
  const l1 = l1Of(observations, estimates);
  const l2 = l2Of(relationMetrics, estimates);
  const members = (field: "type" | "difficulty") => (name: string) =>
    observations.filter((observation) => observation[field] === name);
  const byType = groupsOf("by_type", questionTypes, members("type"), random);
  const byDifficulty = groupsOf("by_difficulty", difficulties, members("difficulty"), random);
  const targets = judgeTargets(estimates, [...relationMetrics.values()]);
  const failedCases = failedCasesOf(observations);

  return reportSchema.parse({
    schema: "alaya.eval-report/1",
    meta: metaOf(observations, subject),
    l1_metrics: l1.values,
    l2_metrics: l2.values,
    l3_metrics: null,
    by_type: byType.values,
    by_difficulty: byDifficulty.values,
    failed_cases: failedCases,
    recommendations: recommend(targets, failedCases),
    overall: overallOf(targets),
    estimates: Object.fromEntries([...estimates].map(([name, estimate]) => [name, estimateRecord(estimate)])),
    not_scored: {
      ...l1.reasons,
      ...l2.reasons,
      l3_metrics: "agents-not-benched",
      ...byType.reasons,
      ...byDifficulty.reasons,
    },
  });
}

/** Relation → name of its precision, for every relation by which hits came. */
const relationMetricsOf = (observations: readonly Observation[]): ReadonlyMap<string, string> =>
  new Map(relationsMatched(observations).map((relation) => [relation, relationPrecision(relation).name]));

function estimateAll(
  observations: readonly Observation[],
  relationMetrics: ReadonlyMap<string, string>,
  random: Random,
): Estimates {
  const standard = metricNames.map((name) => estimateMetric(name, observations, random));
  const byRelation = [...relationMetrics.keys()].map((relation) =>
    estimateNamed({ scope: "set", metric: relationPrecision(relation) }, observations, random),
  );
  return new Map([...standard, ...byRelation].map((estimate) => [estimate.metric, estimate]));
}

function l1Of(observations: readonly Observation[], estimates: Estimates) {
  const section = sectionOf("l1_metrics", l1Fields, estimates);
  const latency = nestedSections("l1_metrics.latency", latencyFields, estimates);
  const { HOT, WARM, COLD } = countTiers(observations);
  return {
    values: { ...section.values, latency: latency.values, tier_hits: { hot: HOT, warm: WARM, cold: COLD } },
    reasons: { ...section.reasons, ...latency.reasons },
  };
}

function l2Of(relationMetrics: ReadonlyMap<string, string>, estimates: Estimates) {
  const section = sectionOf("l2_metrics", l2Fields, estimates);
  const precision = sectionOf(
    "l2_metrics.relation_precision",
    { ...Object.fromEntries(relationMetrics), overall: "relation-precision" },
    estimates,
  );
  const navigationPath = "l2_metrics.navigation_efficiency";
  const navigation = sectionOf(navigationPath, navigationFields, estimates);
  const byNavigator = nestedSections(`${navigationPath}.by_navigator`, navigatorFields, estimates);
  return {
    values: {
      ...section.values,
      relation_precision: precision.values,
      navigation_efficiency: { ...navigation.values, by_navigator: byNavigator.values },
    },
    reasons: { ...section.reasons, ...precision.reasons, ...navigation.reasons, ...byNavigator.reasons },
  };
}

const estimateRecord = ({ value, interval, scored, unscored, better }: MetricEstimate) => ({
  value,
  interval: intervalRecord(interval),
  scored,
  unscored,
  better,
});

function metaOf(observations: readonly Observation[], subject: ReportSubject): EvalReport["meta"] {
  const goldIssues: Record<string, number> = {};
  for (const { goldIssue } of observations) {
    if (goldIssue !== null) goldIssues[goldIssue] = (goldIssues[goldIssue] ?? 0) + 1;
  }
  return {
    dataset: subject.dataset,
    dataset_version: subject.datasetVersion,
    total_qa: observations.length,
    timestamp: subject.at.getTime(),
    alaya_version: subject.alayaVersion,
    system: subject.system,
    retrieval_unit: subject.retrievalUnit,
    limit: subject.limit,
    seed: subject.seed,
    content_hash: subject.contentHash,
    providers: subject.providers,
    fingerprints: subject.fingerprints,
    levels: subject.levels,
    gold_issues: goldIssues,
    evidence_refused: observations
      .flatMap(({ hits }) => hits)
      .filter(({ evidenceRefused }) => evidenceRefused).length,
    warnings: [...subject.warnings],
  };
}
