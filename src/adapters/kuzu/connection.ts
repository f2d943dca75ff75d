import type { Connection, Database, KuzuValue, PreparedStatement, QueryResult } from "kuzu";
import type { GraphEngine } from "../../ports/graph-store.ts";
import { toOpenFailure, toRunFailure } from "./failures.ts";
import { loadLibrary } from "./library.ts";

/**
 * A limit, not a reservation. Adding to a table rewrites its last group of 131,072 rows in memory: with 128 MiB
 * 50,000 cards of 600 bytes and as much evidence were too many, with 512 MiB 130,000 were not.
 */
const bufferPoolBytes = 512 * 2 ** 20;
/** The library's default maps 8 TiB of addresses for every open database. */
const maximumDatabaseBytes = 16 * 2 ** 30;
const rowsPerPage = 5000;

type Row = Readonly<Record<string, unknown>>;
/** Values must never be empty lists: they crash the library. */
type Parameters = Readonly<Record<string, KuzuValue>>;

/** The one way to a database of either library. Not for concurrent use: callers queue. Closing twice is harmless. */
export interface KuzuConnection extends AsyncDisposable {
  run(statement: string, parameters?: Parameters): Promise<readonly Row[]>;
  /** All or nothing: what `work` ran is rolled back when it fails. */
  transaction(work: () => Promise<void>): Promise<void>;
}

/** Throws `STORE_LOCKED`, `STORE_READ_ONLY`, `STORE_VERSION`, `STORE_CORRUPT` with `path`, or `GRAPH_ENGINE_MISSING`. */
export async function openConnection(path: string, engine: GraphEngine): Promise<KuzuConnection> {
  const library = await loadLibrary(engine);
  const database = new library.Database(path, bufferPoolBytes, true, false, maximumDatabaseBytes);
  try {
    await database.init();
  } catch (cause) {
    throw toOpenFailure(cause, path);
  }
  const connection = new library.Connection(database);
  return connect(database, connection, path);
}

function connect(database: Database, connection: Connection, path: string): KuzuConnection {
  const prepared = new Map<string, PreparedStatement>();
  let closing: Promise<void> | undefined;

  const prepare = async (statement: string): Promise<PreparedStatement> => {
    const known = prepared.get(statement);
    if (known !== undefined) return known;
    const fresh = await connection.prepare(statement);
    prepared.set(statement, fresh);
    return fresh;
  };

  const ask = async (statement: string, parameters?: Parameters): Promise<QueryResult[]> => {
    try {
      const answer =
        parameters === undefined
          ? await connection.query(statement)
          : await connection.execute(await prepare(statement), parameters);
      return Array.isArray(answer) ? answer : [answer];
    } catch (cause) {
      throw toRunFailure(cause, path);
    }
  };

  const run = async (statement: string, parameters?: Parameters): Promise<readonly Row[]> => {
    const results = await ask(statement, parameters);
    try {
      return await readRows(results.at(-1));
    } finally {
      for (const result of results) result.close();
    }
  };

  const transaction = async (work: () => Promise<void>): Promise<void> => {
    await run("BEGIN TRANSACTION");
    try {
      await work();
      await run("COMMIT");
    } catch (failure) {
      await rollBack(run);
      throw failure;
    }
  };

  const close = async (): Promise<void> => {
    prepared.clear();
    await connection.close();
    await database.close();
  };

  return {
    run,
    transaction,
    [Symbol.asyncDispose]: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Reads in pages and lets other work go on between them. */
async function readRows(result: QueryResult | undefined): Promise<Row[]> {
  const rows: Row[] = [];
  while (result?.hasNext()) {
    const row = result.getNextSync();
    if (row !== null) rows.push(row);
    if (rows.length % rowsPerPage === 0) await new Promise((resume) => setImmediate(resume));
  }
  return rows;
}

/** A failed statement has rolled back already; then there is no transaction left to end. */
async function rollBack(run: KuzuConnection["run"]): Promise<void> {
  try {
    await run("ROLLBACK");
  } catch (failure) {
    if (!String(failure).includes("No active transaction")) throw failure;
  }
}
