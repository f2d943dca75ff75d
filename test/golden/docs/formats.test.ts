import { describe, expect, it } from "vitest";
import { parseConfigFile } from "../../../src/config/config-file.ts";
import { configSchema } from "../../../src/config/schema.ts";
import { cardId } from "../../../src/core/ids.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import { toRecallJson } from "../../../src/domain/recall-json.ts";
import { formatSessionFile, parseSessionFile } from "../../../src/domain/session-file.ts";
import { corpusManifestSchema } from "../../../src/evaluation/corpus/corpus.ts";
import { datasetSchema } from "../../../src/evaluation/dataset/dataset.ts";
import { observationSchema } from "../../../src/evaluation/metrics/observation.ts";
import { deriveReport } from "../../../src/evaluation/records/derive-report.ts";
import { parseObservations } from "../../../src/evaluation/records/observation-record.ts";
import { parseReport } from "../../../src/evaluation/records/report-file.ts";
import { reportSchema } from "../../../src/evaluation/records/report-schema.ts";
import { aRecallHit } from "../../support/builders/a-recall-hit.ts";
import { aReportSubject } from "../../support/builders/a-report.ts";
import { aSession, aTurn } from "../../support/builders/a-session.ts";
import { fencedBlocks, readDocument } from "../../support/docs/documents.ts";
import { keysOf, propertyNames } from "../../support/docs/property-names.ts";

const pages = ["formats.md", "zh/formats.md"];
const name = "an example";

/** Tag of a block → what reads the real file. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  session: (text) => parseSessionFile(text, name),
  corpus: (text) => corpusManifestSchema.parse(parseJson(text, name)),
  dataset: (text) => datasetSchema.parse(parseJson(text, name)),
  observation: (text) => parseObservations(text, name),
  report: (text) => parseReport(text, name),
  recall: (text) => expect(parseJson(text, name)).toEqual(toRecallJson(exampleResult)),
  config: (text) => configSchema.parse(parseConfigFile(text, name)),
};

const exampleResult: Parameters<typeof toRecallJson>[0] = {
  hits: [
    aRecallHit({
      id: "card-b1f0c2a4d6e80913",
      title: "The flood cracked its middle pillar",
      content: "The flood cracked its middle pillar; Martha repairs it until May.",
      tags: ["pillar"],
      score: 1.52,
      hDistance: 0.21,
      tier: "HOT",
      namespace: "main-main",
      related: [cardId("card-0d3e5f7a9b1c2d4e")],
      evidence: [
        {
          session: "bridge",
          turn: 1,
          start: 0,
          end: 65,
          quote: "The flood cracked its middle pillar; Martha repairs it until May.",
        },
      ],
    }),
  ],
  explorable: [{ relation: "TEMPORAL_NEXT", count: 1, similarityToQuery: null }],
  hDistanceAverage: 0.21,
  hDistanceMinimum: 0.21,
  closeToTarget: true,
  timings: { embedMs: 0.4, searchMs: 1.2, graphMs: 0.3, totalMs: 2.1 },
  traceId: "trace-1",
  graphExpanded: true,
};

describe.each(pages)("the formats of docs/%s", (page) => {
  const markdown = readDocument(`docs/${page}`);
  const blocks = fencedBlocks(markdown).map(({ tag, content }) => ({
    kind: tag.split(" ")[1] ?? "",
    content,
  }));
  const contentOf = (kind: string) => blocks.find((block) => block.kind === kind)?.content ?? "";

  it.each(blocks)("has an example of a $kind that the product reads", ({ kind, content }) => {
    expect(() => readers[kind]?.(content)).not.toThrow();
    expect(Object.keys(readers)).toContain(kind);
  });

  it("has an example of each", () => {
    const kinds = new Set(blocks.map(({ kind }) => kind));
    expect(Object.keys(readers).filter((kind) => kind !== "config" && !kinds.has(kind))).toEqual([]);
  });

  it("asks for gold that stands in its session", () => {
    const { turns } = parseSessionFile(contentOf("session"), name);
    const { qa_pairs } = datasetSchema.parse(parseJson(contentOf("dataset"), name));
    for (const { turn, start, end, quote } of qa_pairs.flatMap(({ expected }) => expected.spans))
      expect(turns[turn]?.content.slice(start, end)).toBe(quote);
  });

  it("reports what its observation says", () => {
    const report = parseReport(contentOf("report"), name);
    const { system, limit, seed, content_hash, retrieval_unit } = report.meta;
    const derived = deriveReport(
      parseObservations(contentOf("observation"), name),
      aReportSubject({ system, limit, seed, contentHash: content_hash, retrievalUnit: retrieval_unit }),
    );
    expect(derived).toMatchObject({ ...report, meta: {} });
  });

  it.each([
    ["session", new Set(keysOf(JSON.parse(formatSessionFile(fullSession))))],
    ["corpus", propertyNames(corpusManifestSchema)],
    ["data set", propertyNames(datasetSchema)],
    ["observation", propertyNames(observationSchema)],
    ["recall result", new Set(keysOf(toRecallJson(exampleResult)))],
  ])("names every field of a %s", (_kind, fields) => {
    const named = wordsInCode(markdown);
    expect([...fields].filter((field) => !named.has(field))).toEqual([]);
  });

  it("names every field of a report, or leaves it to the metrics", () => {
    const named = wordsInCode(markdown + readDocument(`docs/${page.replace("formats", "metrics")}`));
    const inExample = new Set(keysOf(parseReport(contentOf("report"), name)));
    const unnamed = [...propertyNames(reportSchema)].filter((field) => !named.has(field));
    expect(unnamed.filter((field) => !inExample.has(field))).toEqual([]);
  });
});

describe("the examples of the configuration pages", () => {
  it.each(["configuration.md", "zh/configuration.md"])("docs/%s is read", (page) => {
    const blocks = fencedBlocks(readDocument(`docs/${page}`)).filter(({ tag }) => tag === "json config");
    expect(blocks).toHaveLength(1);
    for (const { content } of blocks) expect(() => readers.config?.(content)).not.toThrow();
  });
});

const fullSession = aSession({
  title: "A title",
  turns: [aTurn({ at: new Date(0), speaker: "Martha", toolCalls: [] })],
});

/** The words of all code spans outside of fenced blocks. */
const wordsInCode = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.replace(/^```.*?^```$/gms, "").matchAll(/`([^`]+)`/g)].flatMap(
      ([, code = ""]) => code.match(/\w+/g) ?? [],
    ),
  );
