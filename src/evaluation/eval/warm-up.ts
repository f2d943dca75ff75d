import type { CallOptions } from "../../core/concurrency.ts";
import type { Session } from "../../domain/session.ts";
import type { OpenMemory } from "../../ports/memory-system.ts";

const queries = 3;
const queryLength = 40;

/**
 * Recalls what nobody asks for (the openings of the first sessions), so that loading and compiling are not counted
 * in the latency of the first questions.
 */
export async function warmUp(
  memory: OpenMemory,
  sessions: readonly Session[],
  limit: number,
  options?: CallOptions,
): Promise<void> {
  for (const session of sessions.slice(0, queries)) {
    const text = session.turns[0]?.content.slice(0, queryLength);
    if (text === undefined) continue;
    await memory.recall({ text, limit }, options);
    await memory.facets.recallWithoutGraph?.({ text, limit });
  }
}
