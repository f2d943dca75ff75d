import { cardId } from "../../core/ids.ts";
import type { Link } from "../../domain/link.ts";
import {
  allocateColumns,
  at,
  growColumns,
  type Incidence,
  indexLinks,
  type LinkColumns,
  trimColumns,
} from "./link-columns.ts";
import { Names } from "./names.ts";
import { type PackedTexts, packTexts, TextPool } from "./text-pool.ts";

/** What an adjacency is made of, without free places. */
export interface AdjacencyParts {
  readonly cards: readonly string[];
  readonly relations: readonly string[];
  readonly reasons: PackedTexts;
  readonly columns: LinkColumns;
  readonly incidence: Incidence;
}

const nothing = (): AdjacencyParts => ({
  cards: [],
  relations: [],
  reasons: packTexts([]),
  columns: allocateColumns(0),
  incidence: indexLinks(allocateColumns(0), [], 0),
});

/**
 * All links in typed arrays, for walking them without the database. A link has a place, a number that stays
 * until it is removed. Links that came since the last indexing stand in lists beside the index.
 */
export class Adjacency {
  readonly #cards: Names;
  readonly #relations: Names;
  readonly #reasons: TextPool;
  #columns: LinkColumns;
  #incidence: Incidence;
  #size: number;
  readonly #recent = new Map<number, number[]>();
  #recentCount = 0;
  readonly #removed = new Set<number>();

  constructor(parts: AdjacencyParts = nothing()) {
    this.#cards = new Names(parts.cards);
    this.#relations = new Names(parts.relations);
    this.#reasons = new TextPool(parts.reasons);
    this.#columns = parts.columns;
    this.#incidence = parts.incidence;
    this.#size = parts.columns.from.length;
  }

  static of(links: Iterable<Link>): Adjacency {
    const adjacency = new Adjacency();
    for (const link of links) adjacency.#append(link);
    adjacency.#reindex();
    return adjacency;
  }

  cardNumber(id: string): number | undefined {
    return this.#cards.numberOf(id);
  }

  cardName(card: number): string {
    return this.#cards.name(card);
  }

  relationNumber(relation: string): number | undefined {
    return this.#relations.numberOf(relation);
  }

  get relationNames(): readonly string[] {
    return this.#relations.list;
  }

  /** The columns by place; places of removed links hold what they held. */
  get columns(): LinkColumns {
    return this.#columns;
  }

  /** Calls `visit` with the place of every link at the card; twice for a link to itself. */
  forEachPlace(card: number, visit: (place: number) => void): void {
    const { offsets, incident } = this.#incidence;
    const end = offsets[card + 1] ?? 0;
    for (let index = offsets[card] ?? 0; index < end; index++) {
      const place = at(incident, index);
      if (!this.#removed.has(place)) visit(place);
    }
    for (const place of this.#recent.get(card) ?? []) {
      if (!this.#removed.has(place)) visit(place);
    }
  }

  link(place: number): Link {
    const { from, to, relation, reason, evidenceCount, weight, atMs } = this.#columns;
    return {
      from: cardId(this.#cards.name(at(from, place))),
      to: cardId(this.#cards.name(at(to, place))),
      relation: this.#relations.name(at(relation, place)),
      weight: at(weight, place),
      reason: this.#reasons.text(at(reason, place)),
      evidenceCount: at(evidenceCount, place),
      at: new Date(at(atMs, place)),
    };
  }

  *links(): Generator<Link> {
    for (const place of this.#places()) yield this.link(place);
  }

  /** The stored link of the same identity. */
  find({ from, to, relation }: Pick<Link, "from" | "to" | "relation">): Link | undefined {
    const place = this.#find(from, to, relation);
    return place === undefined ? undefined : this.link(place);
  }

  /** Adds a link or overwrites the one of the same identity. */
  put(link: Link): void {
    const place = this.#find(link.from, link.to, link.relation);
    if (place === undefined) this.#remember(this.#append(link));
    else this.#write(place, link);
    if (this.#recentCount > 1024 && this.#recentCount * 2 > this.#size) this.#reindex();
  }

  removeLinksOf(id: string): void {
    const card = this.#cards.numberOf(id);
    if (card !== undefined) this.forEachPlace(card, (place) => this.#removed.add(place));
  }

  /** All parts, closed up and indexed: what a file of it holds. */
  parts(): AdjacencyParts {
    const whole = Adjacency.of(this.links());
    return {
      cards: whole.#cards.list,
      relations: whole.#relations.list,
      reasons: packTexts(whole.#reasons.addedTexts),
      columns: trimColumns(whole.#columns, whole.#size),
      incidence: whole.#incidence,
    };
  }

  #find(from: string, to: string, relation: string): number | undefined {
    const source = this.#cards.numberOf(from);
    const target = this.#cards.numberOf(to);
    const wanted = this.#relations.numberOf(relation);
    if (source === undefined || target === undefined || wanted === undefined) return undefined;
    let found: number | undefined;
    this.forEachPlace(source, (place) => {
      const { from, to, relation } = this.#columns;
      if (from[place] === source && to[place] === target && relation[place] === wanted) found = place;
    });
    return found;
  }

  #append(link: Link): number {
    if (this.#size === this.#columns.from.length) this.#columns = growColumns(this.#columns);
    this.#write(this.#size, link);
    this.#size += 1;
    return this.#size - 1;
  }

  #write(place: number, link: Link): void {
    this.#columns.from[place] = this.#cards.add(link.from);
    this.#columns.to[place] = this.#cards.add(link.to);
    this.#columns.relation[place] = this.#relations.add(link.relation);
    this.#columns.reason[place] = this.#reasons.add(link.reason);
    this.#columns.evidenceCount[place] = link.evidenceCount;
    this.#columns.weight[place] = link.weight;
    this.#columns.atMs[place] = link.at.getTime();
  }

  #remember(place: number): void {
    for (const card of [at(this.#columns.from, place), at(this.#columns.to, place)]) {
      const list = this.#recent.get(card);
      if (list === undefined) this.#recent.set(card, [place]);
      else list.push(place);
    }
    this.#recentCount += 1;
  }

  #reindex(): void {
    this.#incidence = indexLinks(this.#columns, [...this.#places()], this.#cards.list.length);
    this.#recent.clear();
    this.#recentCount = 0;
  }

  *#places(): Generator<number> {
    for (let place = 0; place < this.#size; place++) if (!this.#removed.has(place)) yield place;
  }
}
