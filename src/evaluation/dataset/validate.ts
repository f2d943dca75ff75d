import type { SourceRef } from "../../domain/session.ts";
import type { Corpus } from "../corpus/corpus.ts";
import { type Dataset, type Difficulty, difficulties, type Question } from "./dataset.ts";
import { difficultiesOff, difficultyShares, targetMix } from "./difficulty.ts";
import { leakShare } from "./leak.ts";

/** Where a quote stands. */
interface Place {
  readonly session: string;
  readonly turn: number;
  readonly start: number;
}

type Finding =
  | {
      readonly code: "QUOTE_MISMATCH";
      readonly question: string;
      readonly field: string;
      /** What stands at the place that the span names. */
      readonly found: string;
      /** The only place of the corpus where the quote stands; `null` when there is none or several. */
      readonly actual: Place | null;
    }
  | {
      readonly code: "SESSION_MISSING";
      readonly question: string;
      readonly field: string;
      readonly session: string;
    }
  | {
      readonly code: "TURN_MISSING";
      readonly question: string;
      readonly field: string;
      readonly session: string;
      readonly turn: number;
      readonly turns: number;
    }
  | { readonly code: "ID_REPEATED"; readonly question: string }
  | { readonly code: "SPANS_MISSING"; readonly question: string }
  | { readonly code: "SPANS_UNWANTED"; readonly question: string }
  | { readonly code: "PATH_ENDS"; readonly question: string }
  | { readonly code: "CORPUS_OTHER"; readonly expected: string; readonly found: string }
  | {
      readonly code: "MIX_OFF";
      readonly difficulty: Difficulty;
      readonly share: number;
      readonly target: number;
    }
  | { readonly code: "LEAK_SHARE"; readonly share: number; readonly limit: number };

/** What is wrong with a data set: an `error` makes its results meaningless, a `warning` wants a look. */
export type DatasetIssue = Finding & { readonly severity: "error" | "warning" };

/** How many questions in a set may repeat a run of their gold. */
export const maxLeakShare = 0.2;

/** Everything that does not fit together in a data set and its corpus, in the order of the questions. */
export function validateDataset(dataset: Dataset, corpus: Corpus): DatasetIssue[] {
  const { meta, qa_pairs: questions } = dataset;
  const turns = turnsBySession(corpus);
  return [
    ...(meta.sha256 === corpus.manifest.sha256
      ? []
      : [error({ code: "CORPUS_OTHER", expected: meta.sha256, found: corpus.manifest.sha256 })]),
    ...repeatedIds(questions).map((question) => error({ code: "ID_REPEATED", question })),
    ...questions.flatMap((question) => questionIssues(question, turns)),
    ...mixIssues(questions),
    ...leakIssues(dataset),
  ];
}

type Turns = ReadonlyMap<string, readonly string[]>;

const error = (finding: Finding): DatasetIssue => ({ ...finding, severity: "error" });
const warning = (finding: Finding): DatasetIssue => ({ ...finding, severity: "warning" });

function turnsBySession({ sessions }: Corpus): Turns {
  return new Map(sessions.map(({ id, turns }) => [id, turns.map(({ content }) => content)]));
}

function repeatedIds(questions: readonly Question[]): string[] {
  const ids = questions.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function questionIssues(question: Question, turns: Turns): DatasetIssue[] {
  const { id, answerable, expected } = question;
  return [
    ...(answerable && expected.spans.length === 0 ? [error({ code: "SPANS_MISSING", question: id })] : []),
    ...(!answerable && expected.spans.length > 0 ? [error({ code: "SPANS_UNWANTED", question: id })] : []),
    ...references(question).flatMap(({ field, span }) => spanIssues({ question: id, field, span }, turns)),
    ...(hasRightPath(question) ? [] : [error({ code: "PATH_ENDS", question: id })]),
  ];
}

function references({ expected, expected_path: path = [], from, to }: Question) {
  return [
    ...expected.spans.map((span, index) => ({ field: `expected.spans[${index}]`, span })),
    ...path.map((span, index) => ({ field: `expected_path[${index}]`, span })),
    ...(from ? [{ field: "from", span: from }] : []),
    ...(to ? [{ field: "to", span: to }] : []),
  ];
}

function spanIssues(
  { question, field, span }: { readonly question: string; readonly field: string; readonly span: SourceRef },
  turns: Turns,
): DatasetIssue[] {
  const contents = turns.get(span.session);
  if (contents === undefined)
    return [error({ code: "SESSION_MISSING", question, field, session: span.session })];
  const content = contents[span.turn];
  if (content === undefined) {
    const { session, turn } = span;
    return [error({ code: "TURN_MISSING", question, field, session, turn, turns: contents.length })];
  }
  const found = content.slice(span.start, span.end);
  if (found === span.quote && found !== "") return [];
  return [error({ code: "QUOTE_MISMATCH", question, field, found, actual: onlyPlaceOf(span.quote, turns) })];
}

function onlyPlaceOf(quote: string, turns: Turns): Place | null {
  if (quote === "") return null;
  const places: Place[] = [];
  for (const [session, contents] of turns) {
    for (const [turn, content] of contents.entries()) {
      for (let start = content.indexOf(quote); start !== -1; start = content.indexOf(quote, start + 1))
        places.push({ session, turn, start });
      if (places.length > 1) return null;
    }
  }
  return places[0] ?? null;
}

/** A path leads from `from` to `to`; a question with one of the three needs all. */
function hasRightPath({ expected_path: path, from, to }: Question): boolean {
  if (path === undefined && from === undefined && to === undefined) return true;
  const [first, last] = [path?.[0], path?.at(-1)];
  return first !== undefined && last !== undefined && isSamePlace(first, from) && isSamePlace(last, to);
}

function isSamePlace(a: SourceRef, b: SourceRef | undefined): boolean {
  return a.session === b?.session && a.turn === b.turn && a.start < b.end && b.start < a.end;
}

function mixIssues(questions: readonly Question[]): DatasetIssue[] {
  const shares = difficultyShares(questions);
  const off = new Set(difficultiesOff(questions));
  return difficulties
    .filter((difficulty) => off.has(difficulty))
    .map((difficulty) =>
      warning({ code: "MIX_OFF", difficulty, share: shares[difficulty], target: targetMix[difficulty] }),
    );
}

/** People may leave a leak where it is the natural question; a generator may not. */
function leakIssues({ meta, qa_pairs: questions }: Dataset): DatasetIssue[] {
  const share = leakShare(questions, meta.language);
  if (share <= maxLeakShare) return [];
  const finding: Finding = { code: "LEAK_SHARE", share, limit: maxLeakShare };
  return [meta.generator === "hand" ? warning(finding) : error(finding)];
}
