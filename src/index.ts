/**
 * The library: memories (`initMemory`, `openMemory`), and the harness that measures them or any other system
 * (`runEval`, `deriveReport`). Importing it does nothing; native packages load when a memory is opened.
 */
export { initMemory, type MemoryOptions, openMemory } from "./app/library.ts";
export type {
  CardList,
  CardPaths,
  CardSelection,
  Distilled,
  HandLink,
  Ingested,
  LinkedByHand,
  Memory,
  Schema,
  ShownCard,
  Status,
  Trace,
  Verification,
} from "./app/memory.ts";
export { defineConfig } from "./config/define-config.ts";
export type { Config, ConfigInput } from "./config/schema.ts";
export type { CallOptions, Usage } from "./core/concurrency.ts";
export { AlayaError, DataError, ProviderError, StoreError, UsageError } from "./core/errors.ts";
export { type CardId, type EntityId, type SessionId, sessionId } from "./core/ids.ts";
export { noProgress, type Progress } from "./core/progress.ts";
export type { Card, CardKind, Tier } from "./domain/card.ts";
export type { Entity } from "./domain/entity.ts";
export type { Levels } from "./domain/factors.ts";
export type { Link, RelationName } from "./domain/link.ts";
export type { Explorable, RecallHit, RecallQuery, RecallResult, RecallTimings } from "./domain/recall.ts";
export type { Session, SessionProfile, SourceRef, Turn, TurnRole } from "./domain/session.ts";
export { formatSessionFile, parseSessionFile } from "./domain/session-file.ts";
export type { Corpus } from "./evaluation/corpus/corpus.ts";
export { openCorpus } from "./evaluation/corpus/open-corpus.ts";
export type { Dataset, Question } from "./evaluation/dataset/dataset.ts";
export { loadDataset } from "./evaluation/dataset/load-dataset.ts";
export { type EvalOptions, type EvalRun, runEval } from "./evaluation/eval/run-eval.ts";
export type { Observation } from "./evaluation/metrics/observation.ts";
export { metricByName, metricNames } from "./evaluation/metrics/registry.ts";
export { deriveReport } from "./evaluation/records/derive-report.ts";
export type { EvalReport } from "./evaluation/records/report-schema.ts";
export type { ReportSubject } from "./evaluation/records/report-subject.ts";
export type {
  MemoryFacets,
  MemorySystem,
  OpenMemory,
  SealedStore,
  SystemSettings,
} from "./ports/memory-system.ts";
