import { fingerprint } from "../core/fingerprint.ts";
import type { Stores } from "./parts.ts";

/** Hash of everything durable in the graph and the index; equal stores of equal sessions have equal hashes. */
export async function contentHash({ graph, vectors, lexical }: Stores): Promise<string> {
  return fingerprint({
    sessions: await graph.sessions(),
    cards: await graph.allCards(),
    links: await graph.allLinks(),
    entities: await graph.entities(),
    vectors: await vectors.rows(),
    lexical: await lexical.ids(),
  });
}
