/** Told by long work how far it is; what is done with it (a bar, nothing) is the caller's business. */
export interface Progress {
  /** `done` of `total` units of a stage are finished. */
  report(stage: string, done: number, total: number): void;
}

export const noProgress: Progress = { report: () => {} };
