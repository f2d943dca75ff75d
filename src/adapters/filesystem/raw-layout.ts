import { join } from "node:path";
import { DataError } from "../../core/errors.ts";
import { sha256 } from "../../core/fingerprint.ts";
import { isSessionId } from "../../core/ids.ts";

/** Where everything of the raw layer lies below a data directory. Ids that are no safe file names are refused. */
export interface RawLayout {
  readonly sessionsDirectory: string;
  readonly contextsDirectory: string;
  readonly handLinks: string;
  /** `month` as `YYYY-MM`, in UTC. */
  session(id: string, month: string): string;
  digest(id: string, month: string): string;
  context(card: string): string;
  distillation(session: string, key: string): string;
}

const contextSuffix = "-context.json";

export function rawLayout(dataDirectory: string): RawLayout {
  const raw = join(dataDirectory, "raw");
  const sessionsDirectory = join(raw, "sessions");
  const contextsDirectory = join(raw, "contexts");
  return {
    sessionsDirectory,
    contextsDirectory,
    handLinks: join(raw, "links.json"),
    session: (id, month) => join(sessionsDirectory, month, `${safe(id)}.json`),
    digest: (id, month) => join(sessionsDirectory, month, `${safe(id)}.md`),
    context: (card) => join(contextsDirectory, `${safe(card)}${contextSuffix}`),
    distillation: (session, key) => join(raw, "distill", `${safe(session)}.${sha256(key)}.json`),
  };
}

export function monthOf(at: Date): string {
  const month = String(at.getUTCMonth() + 1).padStart(2, "0");
  return `${String(at.getUTCFullYear()).padStart(4, "0")}-${month}`;
}

/** The card whose context a file of this name holds. */
export const cardOfContextFile = (name: string): string | undefined =>
  name.endsWith(contextSuffix) ? name.slice(0, -contextSuffix.length) : undefined;

function safe(id: string): string {
  if (isSessionId(id)) return id;
  throw new DataError({
    code: "ID_UNSAFE",
    message: `"${id}" cannot name a file`,
    hint: "use 1 to 128 letters, digits, dots, underscores and hyphens",
    path: id,
    details: { id },
  });
}
