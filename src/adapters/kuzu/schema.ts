import { StoreError } from "../../core/errors.ts";
import { coreRelations } from "../../domain/link.ts";
import type { KuzuConnection } from "./connection.ts";

type ColumnType = "STRING" | "INT64" | "DOUBLE";
export type Columns = Readonly<Record<string, ColumnType>>;

export interface NodeTable {
  readonly name: string;
  /** The first is the primary key, `id`. */
  readonly columns: Columns;
}

export interface EdgeTable {
  readonly name: string;
  readonly from: NodeTable;
  readonly to: NodeTable;
  readonly columns: Columns;
}

export const sessionTable: NodeTable = {
  name: "Session",
  columns: {
    id: "STRING",
    namespace: "STRING",
    at_ms: "INT64",
    channel: "STRING",
    title: "STRING",
    summary: "STRING",
    content_hash: "STRING",
    distill_state: "STRING",
    distill_key: "STRING",
  },
};

export const entityTable: NodeTable = {
  name: "Entity",
  columns: { id: "STRING", namespace: "STRING", label: "STRING", kind: "STRING", aliases_json: "STRING" },
};

/** Lists are JSON texts: an empty list bound as a parameter is stored as null or refused. */
export const cardTable: NodeTable = {
  name: "Card",
  columns: {
    id: "STRING",
    namespace: "STRING",
    title: "STRING",
    content: "STRING",
    kind: "STRING",
    language: "STRING",
    tags_json: "STRING",
    importance: "DOUBLE",
    entities_json: "STRING",
    evidence_json: "STRING",
    session: "STRING",
    first_turn: "INT64",
    first_start: "INT64",
    content_hash: "STRING",
    at_ms: "INT64",
  },
};

const linkColumns: Columns = {
  weight: "DOUBLE",
  reason: "STRING",
  evidence_count: "INT64",
  at_ms: "INT64",
};

const betweenCards = (name: string, columns: Columns): EdgeTable => ({
  name,
  from: cardTable,
  to: cardTable,
  columns,
});

const coreLinkTables = new Map<string, EdgeTable>(
  coreRelations.map((relation) => [relation, betweenCards(relation, linkColumns)]),
);
export const customLinkTable = betweenCards("CUSTOM", { type: "STRING", ...linkColumns });
export const linkTables: readonly EdgeTable[] = [...coreLinkTables.values(), customLinkTable];

export const linkTableOf = (relation: string): EdgeTable => coreLinkTables.get(relation) ?? customLinkTable;

export const extractedFrom: EdgeTable = {
  name: "EXTRACTED_FROM",
  from: cardTable,
  to: sessionTable,
  columns: {},
};
export const mentions: EdgeTable = { name: "MENTIONS", from: cardTable, to: entityTable, columns: {} };

/** The format of tables and columns; a change of them raises it. */
const formatVersion = 1;

const declareColumns = (columns: Columns): string[] =>
  Object.entries(columns).map(([name, type]) => `${name} ${type}${name === "id" ? " PRIMARY KEY" : ""}`);

function* declarations(): Generator<string> {
  yield "CREATE NODE TABLE IF NOT EXISTS Meta(key STRING PRIMARY KEY, value INT64)";
  for (const { name, columns } of [sessionTable, entityTable, cardTable]) {
    yield `CREATE NODE TABLE IF NOT EXISTS ${name}(${declareColumns(columns).join(", ")})`;
  }
  for (const { name, from, to, columns } of [...linkTables, extractedFrom, mentions]) {
    const parts = [`FROM ${from.name} TO ${to.name}`, ...declareColumns(columns)];
    yield `CREATE REL TABLE IF NOT EXISTS ${name}(${parts.join(", ")})`;
  }
  yield "MERGE (meta:Meta {key: 'generation'}) ON CREATE SET meta.value = 0";
  yield `MERGE (meta:Meta {key: 'format'}) ON CREATE SET meta.value = ${formatVersion}`;
}

/** Creates what is missing of an unfinished schema; throws `STORE_VERSION` for a format that is not ours. */
export async function prepareSchema(connection: KuzuConnection, path: string): Promise<void> {
  const stored = await storedFormat(connection);
  if (stored === formatVersion) return;
  if (stored !== undefined) throw unknownFormat(stored, path);
  for (const declaration of declarations()) await connection.run(declaration);
}

async function storedFormat(connection: KuzuConnection): Promise<number | undefined> {
  const tables = await connection.run("CALL show_tables() RETURN name");
  if (!tables.some(({ name }) => name === "Meta")) return undefined;
  return readMeta(connection, "format");
}

function unknownFormat(stored: number, path: string): StoreError {
  return new StoreError({
    code: "STORE_VERSION",
    message: `the graph has format ${stored}, this version reads format ${formatVersion}`,
    hint:
      stored > formatVersion
        ? "upgrade to the version that wrote it"
        : "make it again from the raw sessions with: alaya rebuild --from raw",
    path,
    details: {
      what: stored > formatVersion ? "newer-graph" : "older-graph",
      stored,
      supported: formatVersion,
    },
  });
}

async function readMeta(connection: KuzuConnection, key: string): Promise<number | undefined> {
  const rows = await connection.run("MATCH (meta:Meta {key: $key}) RETURN meta.value AS value", { key });
  const value = rows[0]?.value;
  return typeof value === "number" ? value : undefined;
}

/** Counts the openings of this graph that changed its links; what is derived from the links carries it. */
export const readGeneration = async (connection: KuzuConnection): Promise<number> =>
  (await readMeta(connection, "generation")) ?? 0;

export async function raiseGeneration(connection: KuzuConnection): Promise<void> {
  await connection.run("MATCH (meta:Meta {key: 'generation'}) SET meta.value = meta.value + 1");
}
