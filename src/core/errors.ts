/** What a user needs to act on a failure; `details` feeds the translated message of the same code. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** File, field or flag that the problem stands in. */
  readonly path?: string;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly cause?: unknown;
}

/** Every failure that a user can cause or repair. Anything else that is thrown is a bug. */
export class AlayaError extends Error {
  readonly code: string;
  readonly hint: string | undefined;
  readonly path: string | undefined;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(problem: Problem) {
    super(problem.message, { cause: problem.cause });
    this.name = new.target.name;
    this.code = problem.code;
    this.hint = problem.hint;
    this.path = problem.path;
    this.details = problem.details ?? {};
  }
}

/** The command was called wrongly: a flag, a name, a configuration. */
export class UsageError extends AlayaError {}

/** What was given to read is missing, malformed or does not fit together. */
export class DataError extends AlayaError {}

/** A model service refused, failed or answered nonsense. */
export class ProviderError extends AlayaError {}

/** The store cannot be opened, read or written. */
export class StoreError extends AlayaError {}
