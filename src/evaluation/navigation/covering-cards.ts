import type { CallOptions } from "../../core/concurrency.ts";
import { type CardId, cardId } from "../../core/ids.ts";
import type { SourceRef } from "../../domain/session.ts";
import type { OpenMemory } from "../../ports/memory-system.ts";
import { coversSpan } from "../metrics/coverage.ts";

const candidates = 10;

/**
 * The cards that hold a span, as the `inspect` facet says, or else those of a recall of its text whose evidence
 * covers it. Empty when the store has none.
 */
export async function coveringCards(
  memory: OpenMemory,
  span: SourceRef,
  options?: CallOptions,
): Promise<readonly CardId[]> {
  const { inspect } = memory.facets;
  if (inspect) return (await inspect(span)).cards;
  const { hits } = await memory.recall({ text: span.quote, limit: candidates }, options);
  return hits.filter(({ evidence }) => coversSpan(evidence, span)).map(({ id }) => cardId(id));
}
