import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { factors } from "../../../src/domain/factors.ts";
import { metricByName, metricNames } from "../../../src/evaluation/metrics/registry.ts";
import { manyObservations } from "../../support/builders/many-observations.ts";
import { programIn } from "../../support/docs/cli-page.ts";
import { meaningOf, settings } from "../../support/docs/configuration-page.ts";
import { environmentTexts, settingTexts } from "../../support/docs/configuration-texts.ts";
import { repositoryPath } from "../../support/docs/documents.ts";
import { factorMeaning } from "../../support/docs/factors-page.ts";
import { metricText, metricTexts } from "../../support/docs/metric-texts.ts";
import { programDescriptions } from "../../support/docs/program-descriptions.ts";
import { reportKeys } from "../../support/docs/report-keys.ts";

const languages = ["en", "zh"] as const;
const han = /\p{Script=Han}/u;

describe.each(languages)("everything that can be chosen is described in %s", (language) => {
  const isDescribed = (text: string) => text !== "" && han.test(text) === (language === "zh");

  it("as are the commands, options and arguments", () => {
    const described = [...programDescriptions(programIn(language))];
    expect(described.length).toBeGreaterThan(60);
    expect(described.filter(([, text]) => !isDescribed(text))).toEqual([]);
  });

  it("as are the factors", () => {
    const keys = Object.keys(factors) as (keyof typeof factors)[];
    expect(keys.filter((key) => !isDescribed(factorMeaning(key, language)))).toEqual([]);
  });

  it("as are the settings and the environment", () => {
    expect(settings().filter((setting) => !isDescribed(meaningOf(setting, language)))).toEqual([]);
    expect(Object.values(environmentTexts).filter((text) => !isDescribed(text[language]))).toEqual([]);
  });

  it("as are the metrics", () => {
    expect(metricNames.filter((name) => !isDescribed(metricText(name)?.says[language] ?? ""))).toEqual([]);
  });
});

describe("the descriptions", () => {
  it("name each metric once, and none that is gone", () => {
    const textsOf = (name: string) => metricTexts.filter(({ names }) => names.test(name));
    expect(metricNames.filter((name) => textsOf(name).length !== 1)).toEqual([]);
    expect(metricTexts.filter(({ names }) => !metricNames.some((name) => names.test(name)))).toEqual([]);
  });

  it("find a place in the report for every metric", () => {
    expect(metricNames.filter((name) => reportKeys(name).length === 0)).toEqual([]);
  });

  it.each(metricNames)("know every reason for which %s has no value", (name) => {
    const known = new Set<string>(metricText(name)?.notScored);
    expect(reasonsOf(name).filter((reason) => !known.has(reason))).toEqual([]);
  });

  it("name no setting that is gone", () => {
    expect(Object.keys(settingTexts)).toEqual(settings().map(({ key }) => key));
  });

  it("name the variables of the environment that the code reads, and no other", () => {
    const read = sourceFiles().flatMap((text) =>
      [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name),
    );
    expect(Object.keys(environmentTexts).sort()).toEqual([...new Set(read)].sort());
  });
});

/** What the metric says instead of a number: of nothing, and of observations of every kind. */
function reasonsOf(name: string): readonly string[] {
  const { scope, metric } = metricByName(name);
  const observations = manyObservations(200);
  const sets = [[], observations, ...observations.map((observation) => [observation])];
  const scores = scope === "question" ? observations.map(metric.score) : sets.map(metric.score);
  return scores.flatMap((score) => (typeof score === "number" ? [] : [score.notScored]));
}

const sourceFiles = (): readonly string[] =>
  readdirSync(repositoryPath("src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(repositoryPath(`src/${path}`), "utf8"));
