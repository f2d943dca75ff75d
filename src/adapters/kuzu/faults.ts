import type { Card } from "../../domain/card.ts";
import type { GraphFault } from "../../ports/graph-store.ts";
import type { Adjacency } from "./adjacency.ts";
import type { KuzuConnection } from "./connection.ts";
import { fromEdgeRow } from "./rows.ts";
import { type EdgeTable, extractedFrom, mentions } from "./schema.ts";
import { readLinks } from "./stored-links.ts";

interface Edge {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
}

const subjectOf = ({ from, relation, to }: Edge): string => `${from} ${relation} ${to}`;

/** Compares what the adjacency and the cards' records say with what the edge tables hold. */
export async function findFaults(
  connection: KuzuConnection,
  adjacency: Adjacency,
  cards: readonly Card[],
): Promise<GraphFault[]> {
  const known = [...adjacency.links(), ...cards.flatMap(edgesOfRecord)];
  const held = [
    ...(await readLinks(connection)),
    ...(await readEdges(connection, extractedFrom)),
    ...(await readEdges(connection, mentions)),
  ];
  const cardIds = new Set<string>(cards.map(({ id }) => id));
  const dangling = [...adjacency.links()].filter(({ from, to }) => !cardIds.has(from) || !cardIds.has(to));
  return [
    ...without(known, held).map((subject): GraphFault => ({ kind: "missing-edge", subject })),
    ...without(held, known).map((subject): GraphFault => ({ kind: "unknown-edge", subject })),
    ...dangling.map((link): GraphFault => ({ kind: "dangling-edge", subject: subjectOf(link) })),
  ];
}

const edgesOfRecord = ({ id, session, entities }: Card): Edge[] => [
  { from: id, relation: extractedFrom.name, to: session },
  ...entities.map((entity) => ({ from: id, relation: mentions.name, to: entity })),
];

async function readEdges(connection: KuzuConnection, table: EdgeTable): Promise<Edge[]> {
  const rows = await connection.run(
    `MATCH (source:${table.from.name})-[:${table.name}]->(target:${table.to.name}) ` +
      "RETURN source.id AS `from`, target.id AS `to`",
  );
  return rows.map((row) => ({ ...fromEdgeRow(row), relation: table.name }));
}

function without(edges: readonly Edge[], others: readonly Edge[]): string[] {
  const subjects = new Set(edges.map(subjectOf));
  for (const other of others) subjects.delete(subjectOf(other));
  return [...subjects].sort();
}
