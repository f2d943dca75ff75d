import { relative } from "node:path";
import type { QuickstartExample, QuickstartPart } from "../app/quickstart.ts";
import type { Language } from "../core/language.ts";
import { compareSystems } from "../evaluation/records/compare-systems.ts";
import { renderComparison } from "../evaluation/report/comparison.ts";
import { formatValue } from "../evaluation/report/numbers.ts";
import type { Section } from "../evaluation/report/section.ts";
import { renderTerminal } from "../evaluation/report/terminal.ts";
import { quickstartMessages } from "../messages/quickstart.ts";
import { renderRecall } from "./recall-output.ts";

const metrics = ["recall@5", "recall@10", "ndcg@10", "recall@500-tokens", "latency-p50"];
const shownHits = 3;

/** The tables, the example and the place of the reports of one data set. */
export function renderQuickstartPart(
  part: QuickstartPart,
  settings: {
    readonly baseline: string;
    readonly seed: number;
    readonly language: Language;
    readonly workingDirectory: string;
  },
): string {
  const { language, baseline, seed, workingDirectory } = settings;
  const say = quickstartMessages(language);
  const runs = part.evaluations.map(({ run }) => ({
    system: run.system.name,
    observations: run.observations,
  }));
  return [
    say.novella(part.language, part.dataset),
    "",
    renderComparison(compareSystems(runs, { baseline, metrics, seed }), language),
    renderTerminal([byTypeSection(part, language), exampleSection(part.example, language)]),
    renderRecall(part.example.observation.query, shortened(part.example), language),
    "",
    say.reports(relative(workingDirectory, part.reports)),
    "",
  ].join("\n");
}

function byTypeSection({ dataset, evaluations }: QuickstartPart, language: Language): Section {
  const say = quickstartMessages(language);
  const types = Object.entries(evaluations[0]?.report.by_type ?? {});
  return {
    title: say.byType(dataset),
    before: [],
    table: {
      head: [say.type, say.pairs, ...evaluations.map(({ run }) => run.system.name)],
      rows: types.map(([type, { pairs }]) => [
        type,
        String(pairs),
        ...evaluations.map(({ report }) =>
          formatValue("recall@5", report.by_type[type]?.recall_at_5 ?? null),
        ),
      ]),
    },
    after: [],
  };
}

function exampleSection({ observation }: QuickstartExample, language: Language): Section {
  const say = quickstartMessages(language);
  const found = new Set(observation.hits.flatMap(({ covers }) => covers));
  return {
    title: say.example,
    before: [
      observation.query,
      say.gold,
      ...observation.gold.flatMap((unit, index) =>
        unit.kind === "span" ? [say.goldAt(found.has(index), unit.session, unit.turn, unit.quote)] : [],
      ),
    ],
    table: null,
    after: [],
  };
}

const shortened = ({ result }: QuickstartExample): QuickstartExample["result"] => ({
  ...result,
  hits: result.hits.slice(0, shownHits),
});

/** What the reader may do now, with the data set by its path from where they stand. */
export function renderNextSteps(place: {
  readonly dataset: string;
  readonly workingDirectory: string;
  readonly language: Language;
}): string {
  const { language, workingDirectory } = place;
  const say = quickstartMessages(language);
  const dataset = relative(workingDirectory, place.dataset);
  return renderTerminal([
    { title: say.next, before: say.steps({ dataset, language }), table: null, after: [] },
  ]);
}
