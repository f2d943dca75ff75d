import type { Language } from "../../core/language.ts";
import type { EvalReport } from "../records/report-schema.ts";

export interface RenderOptions {
  readonly language: Language;
  /** Where the JSON report went, to be named at the end; absent when it was not written. */
  readonly savedTo?: string;
}

/** Writes a report for a reader: a pure function of it. Rounding happens here and nowhere else. */
export interface Reporter {
  readonly name: string;
  /** Ends with a line break. */
  render(report: EvalReport, options: RenderOptions): string;
}
