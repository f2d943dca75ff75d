import type { Reporter } from "./reporter.ts";

/** The report as its file holds it, unrounded. */
export const jsonReporter: Reporter = {
  name: "json",
  render: (report) => `${JSON.stringify(report, null, 2)}\n`,
};
