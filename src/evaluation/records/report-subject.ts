/** What a report says about its making beyond the observations. */
export interface ReportSubject {
  readonly dataset: string;
  readonly datasetVersion: string;
  readonly at: Date;
  readonly alayaVersion: string;
  readonly system: string;
  readonly retrievalUnit: string;
  readonly limit: number;
  readonly seed: number;
  readonly contentHash: string | null;
  /** Role → id, such as `embedder` → the embedder's id. */
  readonly providers: Readonly<Record<string, string>>;
  /** What → fingerprint: data set, corpus, store. */
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, unknown>>;
  /** For people, in the language of the run. */
  readonly warnings: readonly string[];
}
