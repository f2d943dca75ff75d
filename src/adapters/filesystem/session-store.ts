import { readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { createSerialQueue, mapConcurrent, type SerialQueue } from "../../core/concurrency.ts";
import { AlayaError } from "../../core/errors.ts";
import { type CardId, cardId, isSessionId, type SessionId } from "../../core/ids.ts";
import { compareText } from "../../core/order.ts";
import { type Link, linkKey } from "../../domain/link.ts";
import type { Session } from "../../domain/session.ts";
import { formatSessionFile } from "../../domain/session-file.ts";
import type { EvidenceContext, SessionStore } from "../../ports/session-store.ts";
import { readIfThere, writeAtomically } from "./atomic-file.ts";
import { cardOfContextFile, monthOf, type RawLayout, rawLayout } from "./raw-layout.ts";
import {
  formatContext,
  formatDistillation,
  formatHandLinks,
  parseContext,
  parseDistillation,
  parseHandLinks,
  parseStoredSession,
} from "./raw-records.ts";

const filesAtOnce = 32;

/** The raw layer as files below `<dataDirectory>/raw`. Nothing is created before the first write. */
export async function openFileSessionStore(dataDirectory: string): Promise<SessionStore> {
  const layout = rawLayout(dataDirectory);
  return new FileSessionStore(layout, await findSessions(layout));
}

/** Session id → path of its file. */
async function findSessions(layout: RawLayout): Promise<Map<SessionId, string>> {
  const paths = new Map<SessionId, string>();
  for (const month of (await namesIn(layout.sessionsDirectory)).sort()) {
    for (const name of await namesIn(join(layout.sessionsDirectory, month))) {
      const id = basename(name, ".json");
      if (name.endsWith(".json") && isSessionId(id))
        paths.set(id, join(layout.sessionsDirectory, month, name));
    }
  }
  return paths;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw cause;
  }
}

class FileSessionStore implements SessionStore {
  readonly #layout: RawLayout;
  readonly #paths: Map<SessionId, string>;
  readonly #times = new Map<SessionId, number>();
  readonly #write: SerialQueue = createSerialQueue();

  constructor(layout: RawLayout, paths: Map<SessionId, string>) {
    this.#layout = layout;
    this.#paths = paths;
  }

  async put(session: Session, digest: string): Promise<{ readonly path: string }> {
    const month = monthOf(session.at);
    const path = this.#layout.session(session.id, month);
    const former = this.#paths.get(session.id);
    await this.#write(() =>
      writeAtomically([
        { path: this.#layout.digest(session.id, month), text: digest },
        { path, text: formatSessionFile(session) },
      ]),
    );
    this.#paths.set(session.id, path);
    this.#times.set(session.id, session.at.getTime());
    if (former !== undefined && former !== path) await removeWithDigest(former);
    return { path };
  }

  async get(id: SessionId): Promise<Session | undefined> {
    const path = this.#paths.get(id);
    if (path === undefined) return undefined;
    const text = await readIfThere(path);
    return text === undefined ? undefined : parseStoredSession(text, path);
  }

  async pathOf(id: SessionId): Promise<string | undefined> {
    return this.#paths.get(id);
  }

  async ids(): Promise<readonly SessionId[]> {
    const untimed = [...this.#paths.keys()].filter((id) => !this.#times.has(id));
    await mapConcurrent(untimed, filesAtOnce, async (id) => {
      const time = await this.#timeOf(id);
      if (time !== undefined) this.#times.set(id, time);
    });
    return [...this.#times]
      .sort(([a, timeA], [b, timeB]) => (timeA === timeB ? compareText(a, b) : timeA - timeB))
      .map(([id]) => id);
  }

  /** A damaged file keeps its place in the list, at the end, so that whoever walks the sessions meets it. */
  async #timeOf(id: SessionId): Promise<number | undefined> {
    try {
      return (await this.get(id))?.at.getTime();
    } catch (error) {
      if (error instanceof AlayaError) return Number.POSITIVE_INFINITY;
      throw error;
    }
  }

  async putContexts(contexts: readonly EvidenceContext[]): Promise<void> {
    const files = contexts.map((context) => ({
      path: this.#layout.context(context.card),
      text: formatContext(context),
    }));
    await this.#write(() => writeAtomically(files));
  }

  async context(card: CardId): Promise<EvidenceContext | undefined> {
    const path = this.#layout.context(card);
    const text = await readIfThere(path);
    return text === undefined ? undefined : parseContext(text, path);
  }

  async contextIds(): Promise<readonly CardId[]> {
    const names = await namesIn(this.#layout.contextsDirectory);
    return names
      .flatMap((name) => cardOfContextFile(name) ?? [])
      .sort(compareText)
      .map(cardId);
  }

  async removeContexts(cards: readonly CardId[]): Promise<void> {
    const paths = cards.map((card) => this.#layout.context(card));
    await mapConcurrent(paths, filesAtOnce, (path) => rm(path, { force: true }));
  }

  async putHandLinks(links: readonly Link[]): Promise<void> {
    await this.#write(async () => {
      const kept = [...(await this.handLinks()), ...links].map((link) => [linkKey(link), link] as const);
      const sorted = [...new Map(kept)].sort(([a], [b]) => compareText(a, b)).map(([, link]) => link);
      await writeAtomically([{ path: this.#layout.handLinks, text: formatHandLinks(sorted) }]);
    });
  }

  async handLinks(): Promise<readonly Link[]> {
    const path = this.#layout.handLinks;
    const text = await readIfThere(path);
    return text === undefined ? [] : parseHandLinks(text, path);
  }

  async putDistillation(session: SessionId, key: string, reply: unknown): Promise<void> {
    const path = this.#layout.distillation(session, key);
    await this.#write(() => writeAtomically([{ path, text: formatDistillation(key, reply) }]));
  }

  async distillation(session: SessionId, key: string): Promise<unknown | undefined> {
    const path = this.#layout.distillation(session, key);
    const text = await readIfThere(path);
    return text === undefined ? undefined : parseDistillation(text, path);
  }
}

async function removeWithDigest(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(path.replace(/json$/, "md"), { force: true });
}
