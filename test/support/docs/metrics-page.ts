import type { Language } from "../../../src/core/language.ts";
import type { NotScoredReason } from "../../../src/evaluation/metrics/not-scored.ts";
import { metricByName, metricNames } from "../../../src/evaluation/metrics/registry.ts";
import { groupFields } from "../../../src/evaluation/records/fields.ts";
import { relationPrecisionTarget, targets } from "../../../src/evaluation/records/targets.ts";
import { reportMessages } from "../../../src/messages/report.ts";
import { code, codes, page, table } from "./markdown.ts";
import { type MetricText, metricText, metricTexts } from "./metric-texts.ts";
import { reportKeys } from "./report-keys.ts";

const texts = {
  en: {
    title: "# Metrics",
    about:
      "Generated from the metrics of `src/evaluation/metrics`. In Chinese: [zh/metrics.md](zh/metrics.md). A name is an identity: the same in `--metric`, records, reports and gates.",
    judged: "## What is judged",
    judgedText:
      "Gold is spans of the source text. A hit *covers* a gold unit when its evidence holds at least half of the span's characters (in data sets of the first format a unit is a card id). Hits stand in the order of their scores, equal scores in the order of their ids; of hits with the same id the first counts. A unit is *found* once, by the first hit that covers it.",
    means:
      "Metrics of a question are reported as their mean over the questions that have a value. Metrics of a set (`set` below) are computed over all questions at once. Each comes with a 95 % bootstrap interval, resampled by chapter (by question where there are fewer than ten chapters). What does not apply is `null` with a reason, never 0.",
    keys: "Every metric stands in the report under `estimates` by its name, with interval and counts, and under the key below. The reason of a `null` stands under `not_scored` by that key.",
    groups: (types: string) =>
      `\`by_type\` and \`by_difficulty\` repeat some of them for each kind of question: ${types}.`,
    overview: "## At a glance",
    columns: ["metric", "of a", "better", "target", "key in the JSON report"],
    scopes: { question: "question", set: "set" },
    better: { higher: "higher", lower: "lower" },
    comparison: { above: "above", below: "below" },
    formula: "Formula",
    range: "Range",
    rangeBetter: { higher: "higher is better", lower: "lower is better" },
    notScored: "Not scored when",
    always: "always scored where there is an observation",
    colon: ": ",
    comma: ", ",
    semicolon: "; ",
  },
  zh: {
    title: "# 指标",
    about:
      "本页由 `src/evaluation/metrics` 的指标生成。English: [../metrics.md](../metrics.md)。名字就是身份：在 `--metric`、记录、报告中都相同。",
    judged: "## 评判什么",
    judgedText:
      "标准依据是原文的片段。一个结果的证据含有片段一半以上的字符，就算*盖住*这个依据（第一版格式的题集以卡片编号为依据）。结果按得分排列，同分按编号；编号相同的只算第一个。一个依据只被*找到*一次，归于最先盖住它的结果。",
    means:
      "单题指标报告有数值的问题的均值；整组指标（下表中的“整组”）一次算全部问题。各附 95 % 自助法区间，按章重采样（不足十章时按题）。不适用的为 `null` 并附原因，绝不算作 0。",
    keys: "每个指标都在报告的 `estimates` 中按名字列出，附区间与计数，又在下面的键处。`null` 的原因在 `not_scored` 中，按同一个键。",
    groups: (types: string) => `\`by_type\` 与 \`by_difficulty\` 对每类问题重复其中一些：${types}。`,
    overview: "## 一览",
    columns: ["指标", "范围", "更好", "目标", "JSON 报告中的键"],
    scopes: { question: "单题", set: "整组" },
    better: { higher: "高", lower: "低" },
    comparison: { above: "高于", below: "低于" },
    formula: "公式",
    range: "取值",
    rangeBetter: { higher: "越高越好", lower: "越低越好" },
    notScored: "不计分的情形",
    always: "只要有观测就计分",
    colon: "：",
    comma: "、",
    semicolon: "；",
  },
};

/** Every metric with what it says, formula, range, direction, target, key in the report and why it may be null. */
export function metricsPage(language: Language): string {
  const say = texts[language];
  const groups = Object.entries(groupFields).map(([field, metric]) => `${code(field)} (${code(metric)})`);
  return page([
    say.title,
    say.about,
    say.judged,
    say.judgedText,
    say.means,
    say.keys,
    say.groups(groups.join(say.comma)),
    say.overview,
    table(
      say.columns,
      metricNames.map((name) => overviewRow(name, language)),
    ),
    ...metricTexts.flatMap((text) => metricBlocks(text, language)),
  ]);
}

function overviewRow(name: string, language: Language): readonly string[] {
  const say = texts[language];
  const { scope, metric } = metricByName(name);
  return [
    code(name),
    say.scopes[scope],
    say.better[metric.better],
    targetOf(name, language),
    codes(reportKeys(name)),
  ];
}

function targetOf(name: string, language: Language): string {
  const part = { comparison: "above", target: relationPrecisionTarget } as const;
  const found =
    targets.find(({ metric }) => metric === name) ??
    (name.startsWith("relation-precision-") ? part : undefined);
  if (found === undefined) return "–";
  return `${texts[language].comparison[found.comparison]} ${found.target}`;
}

function metricBlocks(text: MetricText, language: Language): readonly string[] {
  const say = texts[language];
  const names = metricNames.filter((name) => metricText(name) === text);
  const [first = ""] = names;
  const direction = say.rangeBetter[metricByName(first).metric.better];
  const fact = (label: string, value: string) => `- ${label}${say.colon}${value}`;
  return [
    `## ${codes(names, say.comma)}`,
    text.says[language],
    [
      fact(say.formula, text.formula[language]),
      fact(say.range, `${text.range[language]}${say.semicolon}${direction}`),
      fact(say.notScored, reasons(text.notScored, language)),
    ].join("\n"),
  ];
}

function reasons(given: readonly NotScoredReason[], language: Language): string {
  const say = texts[language];
  const phrases = reportMessages(language).reasons;
  if (given.length === 0) return say.always;
  return given.map((reason) => `${phrases[reason]} (${code(reason)})`).join(say.semicolon);
}
