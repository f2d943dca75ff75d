import { join } from "node:path";
import type { GraphEngine } from "../../ports/graph-store.ts";
import { openConnection } from "./connection.ts";
import { databaseFiles } from "./graph-store.ts";

/** Links asked of the database itself, to compare the adjacency in memory with. */
export interface PlainExpansion extends AsyncDisposable {
  /** Card, relation and other end of every link at these cards; at least one card. */
  linksAt(ids: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

const statement =
  "UNWIND $ids AS id MATCH (card:Card {id: id})-[link]-(other:Card) " +
  "RETURN card.id AS card, label(link) AS relation, other.id AS other";

/** Opens the graph in `directory`, which must exist and be open nowhere else; reads only. */
export async function openPlainExpansion(directory: string, engine: GraphEngine): Promise<PlainExpansion> {
  const connection = await openConnection(join(directory, databaseFiles[engine]), engine);
  return {
    linksAt: (ids) => connection.run(statement, { ids: [...ids] }),
    [Symbol.asyncDispose]: () => connection[Symbol.asyncDispose](),
  };
}
