import { dirname, resolve } from "node:path";
import { DataError, StoreError } from "../core/errors.ts";
import type { Session } from "../domain/session.ts";
import type { Corpus } from "../evaluation/corpus/corpus.ts";
import { openCorpus } from "../evaluation/corpus/open-corpus.ts";
import type { Dataset } from "../evaluation/dataset/dataset.ts";
import { isFirstFormat, loadDataset } from "../evaluation/dataset/load-dataset.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { Composition } from "./compose.ts";
import { requireStore } from "./data-directory.ts";
import { engineName } from "./systems.ts";

/** The questions of an evaluation and the sessions that they are about. */
export interface EvalSubject {
  readonly dataset: Dataset;
  readonly corpus: Corpus;
  /** What a reader of the results should know. */
  readonly warnings: readonly string[];
  /** The same, of the engine on an existing store alone. */
  readonly storeWarnings: readonly string[];
}

interface SubjectRequest {
  readonly datasetPath: string;
  readonly systems: readonly string[];
  readonly existingStore: boolean;
}

/**
 * Reads a data set with the corpus that it names; one of the first format names none, its sessions are those of the
 * store. Throws `DATASET_OTHER_CORPUS`, `DATASET_NEEDS_STORE`, `DATASET_ID_REPEATED`, `STORE_OTHER_CORPUS`,
 * `STORE_OTHER_CARDS` and what reading either throws.
 */
export async function readSubject(composition: Composition, request: SubjectRequest): Promise<EvalSubject> {
  const path = resolve(composition.workingDirectory, request.datasetPath);
  const { dataset, warnings } = await loadDataset(path);
  requireDistinctIds(dataset, path);
  if (isFirstFormat(dataset)) {
    if (!request.existingStore || request.systems.some((name) => name !== engineName)) throw needsStore(path);
    const storeWarnings = await compareCards(composition, dataset);
    return { dataset, corpus: await corpusOfStore(composition, dataset), warnings, storeWarnings };
  }
  const corpus = await openCorpus(resolve(dirname(path), dataset.meta.corpus));
  if (corpus.manifest.sha256 !== dataset.meta.sha256) throw otherCorpus(dataset, corpus, path);
  const isCompared = request.existingStore && request.systems.includes(engineName);
  const storeWarnings = isCompared ? await compareStore(composition, corpus) : [];
  return { dataset, corpus, warnings, storeWarnings };
}

function requireDistinctIds({ qa_pairs: questions }: Dataset, path: string): void {
  const seen = new Set<string>();
  for (const { id } of questions) {
    if (seen.has(id)) {
      throw new DataError({
        code: "DATASET_ID_REPEATED",
        message: `question ${id} comes more than once`,
        hint: "give every question an id of its own; `alaya dataset validate` lists them all",
        path,
        details: { question: id },
      });
    }
    seen.add(id);
  }
}

async function corpusOfStore(composition: Composition, { meta }: Dataset): Promise<Corpus> {
  const { name, language, sha256 } = meta;
  const manifest = {
    schema: "alaya.corpus/1",
    name: "store",
    title: name,
    language,
    licence: "unknown",
    sessions: "raw",
    sha256,
  } as const;
  const sessions = await storedSessions(composition);
  return { manifest, directory: composition.directory.root, sessions };
}

async function rawStore({ directory }: Composition): Promise<SessionStore> {
  await requireStore(directory);
  const { openFileSessionStore } = await import("../adapters/filesystem/session-store.ts");
  return openFileSessionStore(directory.root);
}

/** A warning when the store holds only some cards of the gold. Throws `STORE_OTHER_CARDS` when it holds none. */
async function compareCards(composition: Composition, dataset: Dataset): Promise<readonly string[]> {
  const wanted = new Set(dataset.qa_pairs.flatMap(({ expected }) => expected.cards ?? []));
  const stored = new Set<string>(await (await rawStore(composition)).contextIds());
  const held = [...wanted].filter((id) => stored.has(id)).length;
  if (held === wanted.size) return [];
  if (held > 0) return [`the store holds ${held} of the ${wanted.size} cards of the gold`];
  throw new StoreError({
    code: "STORE_OTHER_CARDS",
    message: `this memory holds none of the ${wanted.size} cards of the gold`,
    hint: "name the memory that the questions were made with",
    path: composition.directory.root,
    details: { cards: wanted.size },
  });
}

async function storedSessions(composition: Composition): Promise<readonly Session[]> {
  const store = await rawStore(composition);
  const sessions: Session[] = [];
  for (const id of await store.ids()) {
    const session = await store.get(id);
    if (session !== undefined) sessions.push(session);
  }
  return sessions;
}

/** A warning when the store holds only some sessions of the corpus. Throws `STORE_OTHER_CORPUS` when it holds none. */
async function compareStore(composition: Composition, corpus: Corpus): Promise<readonly string[]> {
  const stored = new Map((await storedSessions(composition)).map((session) => [session.id, textOf(session)]));
  const sessions = corpus.sessions.length;
  const held = corpus.sessions.filter((session) => stored.get(session.id) === textOf(session)).length;
  if (held === sessions) return [];
  if (held > 0) return [`the store holds ${held} of the ${sessions} sessions of the corpus`];
  throw new StoreError({
    code: "STORE_OTHER_CORPUS",
    message: `this memory holds none of the ${sessions} sessions of the corpus ${corpus.manifest.name}`,
    hint: "name the memory that the corpus was ingested into, or leave out --data-dir to have one built",
    path: composition.directory.root,
    details: { sessions, corpus: corpus.manifest.name },
  });
}

const textOf = ({ turns }: Session): string => JSON.stringify(turns.map(({ content }) => content));

const needsStore = (path: string): DataError =>
  new DataError({
    code: "DATASET_NEEDS_STORE",
    message: "this data set is in the first format: its gold is the cards of one memory",
    hint: `name that memory with --data-dir, and no other system than ${engineName}`,
    path,
    details: { system: engineName },
  });

const otherCorpus = ({ meta }: Dataset, { manifest }: Corpus, path: string): DataError =>
  new DataError({
    code: "DATASET_OTHER_CORPUS",
    message: "the data set was made for another corpus, or for another state of this one",
    hint: `the data set expects sha256 ${meta.sha256}, the corpus has ${manifest.sha256}`,
    path,
    details: { expected: meta.sha256, found: manifest.sha256 },
  });
