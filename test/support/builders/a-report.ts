import type { ReportSubject } from "../../../src/evaluation/records/report-subject.ts";

export const aReportSubject = (changes: Partial<ReportSubject> = {}): ReportSubject => ({
  dataset: "lamp",
  datasetVersion: "1",
  at: new Date("2026-03-31T08:29:00Z"),
  alayaVersion: "0.1.0",
  system: "scripted",
  retrievalUnit: "card",
  limit: 10,
  seed: 1,
  contentHash: "hash",
  providers: { embedder: "hashing" },
  fingerprints: { dataset: "d" },
  levels: {},
  warnings: [],
  ...changes,
});
