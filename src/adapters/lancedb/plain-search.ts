import type { Table } from "@lancedb/lancedb";
import { toNeighbours } from "./vector-rows.ts";

type Neighbours = ReturnType<typeof toNeighbours>;

/** The table of vectors without its index, to compare an index with. */
export interface PlainSearch extends AsyncDisposable {
  /** The library's exact search, by cosine. */
  nearest(vector: Float32Array, limit: number): Promise<Neighbours>;
  /** Every row that has a vector. */
  vectors(): Promise<readonly { readonly id: string; readonly vector: Float32Array }[]>;
}

/** Opens the table that a vector store left in `directory`; reads only. */
export async function openPlainSearch(directory: string): Promise<PlainSearch> {
  const { connect } = await import("@lancedb/lancedb");
  const connection = await connect(directory);
  const table = await connection.openTable("cards");
  return {
    nearest: async (vector, limit) =>
      toNeighbours(
        await table
          .query()
          .nearestTo(vector)
          .distanceType("cosine")
          .bypassVectorIndex()
          .select(["id", "_distance"])
          .limit(limit)
          .toArrow(),
      ),
    vectors: () => readVectors(table),
    async [Symbol.asyncDispose]() {
      table.close();
      connection.close();
    },
  };
}

async function readVectors(table: Table) {
  const rows: { readonly id: string; readonly vector: Float32Array }[] = [];
  for await (const batch of table.query().select(["id", "vector"]).where("vector IS NOT NULL")) {
    const ids = batch.getChild("id");
    const vectors = batch.getChild("vector");
    for (let row = 0; row < batch.numRows; row++) {
      rows.push({ id: String(ids?.get(row)), vector: Float32Array.from(vectors?.get(row)?.toArray() ?? []) });
    }
  }
  return rows;
}
