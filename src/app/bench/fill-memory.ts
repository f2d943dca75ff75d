import type { Progress } from "../../core/progress.ts";
import type { Session } from "../../domain/session.ts";
import type { Composition } from "../compose.ts";
import { folderBytes } from "../folder-bytes.ts";
import { makeMemory, openMemory } from "../open-memory.ts";
import type { Measures } from "./job.ts";

/** Stores the sessions in a fresh memory. */
export async function ingestSessions(
  composition: Composition,
  sessions: readonly Session[],
): Promise<Measures> {
  await using memory = await makeMemory(composition, composition.directory);
  const { clock } = composition;
  const start = clock.monotonicMs();
  await memory.ingest(sessions);
  const turns = sessions.flatMap((session) => session.turns);
  return {
    "ingest-ms": clock.monotonicMs() - start,
    sessions: sessions.length,
    turns: turns.length,
    characters: turns.reduce((sum, { content }) => sum + content.length, 0),
  };
}

/** Distils everything that waits, closes the memory and weighs it. */
export async function distilSessions(composition: Composition): Promise<Measures> {
  const measures = await distilTimed(composition);
  return { ...measures, "store-bytes": await folderBytes(composition.directory.root) };
}

/** The engine's own progress tells when the last session was drafted: the rest is linking and indexing. */
async function distilTimed(composition: Composition): Promise<Measures> {
  const { clock } = composition;
  await using memory = await openMemory(composition);
  const start = clock.monotonicMs();
  let drafted = start;
  const progress: Progress = {
    report: (stage) => {
      if (stage === "distil") drafted = clock.monotonicMs();
    },
  };
  const { sessions, links, entities } = await memory.distill({ progress });
  const end = clock.monotonicMs();
  return {
    "distil-ms": end - start,
    "draft-ms": drafted - start,
    "link-and-index-ms": end - drafted,
    cards: sessions.reduce((sum, { cards }) => sum + cards.length, 0),
    links: links.length,
    entities,
  };
}
