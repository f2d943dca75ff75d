import { unknownName } from "../../core/nearest-name.ts";
import { jsonReporter } from "./json.ts";
import { markdownReporter } from "./markdown.ts";
import type { Reporter } from "./reporter.ts";
import { terminalReporter } from "./terminal.ts";

const reporters: readonly Reporter[] = [terminalReporter, markdownReporter, jsonReporter];

/** Throws `USAGE_UNKNOWN_NAME` with the nearest name. */
export function reporterByName(name: string): Reporter {
  const reporter = reporters.find((candidate) => candidate.name === name);
  if (reporter === undefined)
    throw unknownName(
      "reporter",
      name,
      reporters.map((known) => known.name),
    );
  return reporter;
}
