import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Link, linkKey } from "../../domain/link.ts";
import { Adjacency } from "./adjacency.ts";
import { decodeAdjacency, encodeAdjacency } from "./adjacency-file.ts";
import type { KuzuConnection } from "./connection.ts";
import { inParts, transactionLimits } from "./parts.ts";
import { fromLinkRow, toLinkRow } from "./rows.ts";
import { customLinkTable, linkTables, raiseGeneration, readGeneration } from "./schema.ts";
import { byLinkTable, createEdges, updateLinks } from "./write-edges.ts";

/** The edge tables between cards and the adjacency that mirrors them; the tables are the truth. */
export class StoredLinks {
  readonly #connection: KuzuConnection;
  readonly #directory: string;
  #adjacency: Adjacency | undefined;
  #isSaved = false;
  #generationRaised = false;

  constructor(connection: KuzuConnection, directory: string) {
    this.#connection = connection;
    this.#directory = directory;
  }

  /** Undefined until it was loaded. */
  get loaded(): Adjacency | undefined {
    return this.#adjacency;
  }

  async load(): Promise<Adjacency> {
    this.#adjacency ??= (await this.#readFile()) ?? Adjacency.of(await readLinks(this.#connection));
    return this.#adjacency;
  }

  async put(links: readonly Link[]): Promise<void> {
    const adjacency = await this.load();
    const fresh: Link[] = [];
    const changed: Link[] = [];
    for (const link of new Map(links.map((link) => [linkKey(link), link])).values()) {
      const stored = adjacency.find(link);
      if (stored === undefined) fresh.push(link);
      else if (!isEqual(stored, link)) changed.push(link);
    }
    for (const part of inParts(fresh, transactionLimits, ({ reason }) => reason.length)) {
      await this.change(async () => {
        for (const [table, rows] of byLinkTable(part.map(toLinkRow))) {
          await createEdges(this.#connection, this.#directory, { table, rows });
        }
      });
      for (const link of part) adjacency.put(link);
    }
    for (const part of inParts(changed, transactionLimits, ({ reason }) => reason.length)) {
      await this.change(async () => {
        for (const [table, rows] of byLinkTable(part.map(toLinkRow))) {
          await updateLinks(this.#connection, table, rows);
        }
      });
      for (const link of part) adjacency.put(link);
    }
  }

  /** A transaction that makes every adjacency file of before invalid. */
  async change(work: () => Promise<void>): Promise<void> {
    await this.#connection.transaction(async () => {
      if (!this.#generationRaised) await raiseGeneration(this.#connection);
      await work();
    });
    this.#generationRaised = true;
    this.#isSaved = false;
  }

  /** Leaves the adjacency in a file for the next opening; without it, it is read from the tables again. */
  async save(): Promise<void> {
    if (this.#adjacency === undefined || this.#isSaved) return;
    const file = encodeAdjacency(this.#adjacency.parts(), await readGeneration(this.#connection));
    await writeFile(`${this.#path}.tmp`, file);
    await rename(`${this.#path}.tmp`, this.#path);
    this.#isSaved = true;
  }

  get #path(): string {
    return join(this.#directory, "adjacency.bin");
  }

  async #readFile(): Promise<Adjacency | undefined> {
    const file = await readFile(this.#path).catch(() => undefined);
    const adjacency = file && decodeAdjacency(file, await readGeneration(this.#connection));
    this.#isSaved = adjacency !== undefined;
    return adjacency;
  }
}

const isEqual = (a: Link, b: Link): boolean =>
  a.weight === b.weight &&
  a.reason === b.reason &&
  a.evidenceCount === b.evidenceCount &&
  a.at.getTime() === b.at.getTime();

/** Every link as the edge tables hold it. */
export async function readLinks(connection: KuzuConnection): Promise<Link[]> {
  const links: Link[] = [];
  for (const table of linkTables) {
    const relation = table === customLinkTable ? "edge.type" : `'${table.name}'`;
    const rows = await connection.run(
      `MATCH (source:Card)-[edge:${table.name}]->(target:Card) ` +
        `RETURN source.id AS \`from\`, target.id AS \`to\`, ${relation} AS relation, edge.weight AS weight, ` +
        "edge.reason AS reason, edge.evidence_count AS evidence_count, edge.at_ms AS at_ms",
    );
    for (const row of rows) links.push(fromLinkRow(row));
  }
  return links;
}
