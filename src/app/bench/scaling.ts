import type { Language } from "../../core/language.ts";
import type { BenchSubject, Measures } from "./job.ts";

/** How times grow from one world to the next larger one of its language; 1 is no growth. */
export interface Scaling {
  readonly language: Language;
  readonly fromChapters: number;
  readonly toChapters: number;
  readonly characters: number;
  readonly cards: number;
  readonly links: number;
  readonly ingest: number;
  readonly distil: number;
  /** Of the median recall of the engine. */
  readonly recall: number;
  /** Of the evaluation's time for a question. */
  readonly evalPerQuestion: number;
  readonly storeBytes: number;
}

export interface MeasuredSubject {
  readonly subject: BenchSubject;
  readonly measures: Measures;
}

type MeasuredWorld = MeasuredSubject & { readonly subject: Extract<BenchSubject, { kind: "world" }> };

/** Compares each world with the next larger one of the same language. */
export function scalingOf(measured: readonly MeasuredSubject[]): readonly Scaling[] {
  const worlds = measured.filter(isWorld);
  return (["zh", "en"] as const).flatMap((language) => {
    const sorted = worlds
      .filter(({ subject }) => subject.language === language)
      .sort((a, b) => a.subject.chapters - b.subject.chapters);
    return sorted.slice(1).flatMap((larger, index) => {
      const smaller = sorted[index];
      return smaller === undefined ? [] : [compare(smaller, larger)];
    });
  });
}

const isWorld = (one: MeasuredSubject): one is MeasuredWorld => one.subject.kind === "world";

function compare(smaller: MeasuredWorld, larger: MeasuredWorld): Scaling {
  const ratio = (value: (measures: Measures) => number): number =>
    value(larger.measures) / value(smaller.measures);
  const named = (name: string) => ratio((measures) => measures[name] ?? Number.NaN);
  return {
    language: larger.subject.language,
    fromChapters: smaller.subject.chapters,
    toChapters: larger.subject.chapters,
    characters: named("characters"),
    cards: named("cards"),
    links: named("links"),
    ingest: named("ingest-ms"),
    distil: named("distil-ms"),
    recall: named("recall-p50-ms"),
    evalPerQuestion: ratio((measures) => (measures["eval-ms"] ?? Number.NaN) / (measures.questions ?? 0)),
    storeBytes: named("store-bytes"),
  };
}
