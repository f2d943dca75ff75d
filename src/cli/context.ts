import type { Clock } from "../core/clock.ts";
import type { Language } from "../core/language.ts";
import type { Progress } from "../core/progress.ts";

/** Flags that every command understands, resolved once. */
export interface GlobalFlags {
  readonly dataDir: string | undefined;
  readonly config: string | undefined;
  readonly preset: string | undefined;
  readonly set: readonly string[];
  readonly json: boolean;
  readonly now: string | undefined;
  readonly language: Language;
  readonly quiet: boolean;
}

/** What a command may touch: it parses, calls, and prints here. */
export interface CliContext {
  readonly flags: GlobalFlags;
  readonly clock: Clock;
  /** Progress bar on stderr when a person is watching, nothing otherwise. */
  readonly progress: Progress;
  /** Whether a person reads stdout, rather than a program. */
  readonly outIsTerminal: boolean;
  /** All that a program writes to stdin; empty when stdin is a terminal. */
  readInput(): Promise<string>;
  /** Data for the caller, on stdout; ends the line. */
  print(text: string): void;
  /** One JSON document on stdout. */
  printJson(value: unknown): void;
  /** A remark for a person, on stderr; silent under --quiet. */
  note(text: string): void;
  /** A check ran and answered no: the command ends with exit code 1 (or 6 when incomplete). */
  answer(verdict: "no" | "undecided"): void;
  /** The environment's variables, for names that a flag gives. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}
