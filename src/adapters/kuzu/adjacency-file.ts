import { crc32 } from "node:zlib";
import { z } from "zod";
import { Adjacency, type AdjacencyParts } from "./adjacency.ts";
import { packTexts, unpackText } from "./text-pool.ts";

/** Written in the byte order of the machine, so that another order reads as an unknown format. */
const formatMark = 0x0a1a_0001;
const prefixBytes = 16;
const alignment = 8;

const headerSchema = z.object({
  generation: z.number(),
  relations: z.array(z.string()),
  links: z.number(),
  cards: z.number(),
  cardBytes: z.number(),
  reasons: z.number(),
  reasonBytes: z.number(),
});

const padded = (length: number): number => Math.ceil(length / alignment) * alignment;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The file: format mark, checksum, length of the header, header in JSON, then the arrays, each aligned. */
export function encodeAdjacency(parts: AdjacencyParts, generation: number): Uint8Array {
  const { columns, incidence, relations, reasons } = parts;
  const cards = packTexts(parts.cards);
  const header = Buffer.from(
    JSON.stringify({
      generation,
      relations: [...relations],
      links: columns.from.length,
      cards: cards.ends.length,
      cardBytes: cards.bytes.length,
      reasons: reasons.ends.length,
      reasonBytes: reasons.bytes.length,
    } satisfies z.infer<typeof headerSchema>),
  );
  const { from, to, relation, reason, evidenceCount, weight, atMs } = columns;
  const { offsets, incident } = incidence;
  const body = concatenate([
    header,
    ...[from, to, relation, reason, evidenceCount, weight, atMs, offsets, incident].map(bytesOf),
    ...[cards.ends, cards.bytes, reasons.ends, reasons.bytes].map(bytesOf),
  ]);
  return Buffer.concat([bytesOf(new Uint32Array([formatMark, crc32(body), header.length, 0])), body]);
}

function concatenate(sections: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sections.reduce((sum, { length }) => sum + padded(length), 0));
  let start = 0;
  for (const section of sections) {
    whole.set(section, start);
    start += padded(section.length);
  }
  return whole;
}

/** Undefined when the file is damaged, of another format or of another generation of the graph. */
export function decodeAdjacency(file: Uint8Array, generation: number): Adjacency | undefined {
  if (file.length < prefixBytes) return undefined;
  const aligned = file.slice();
  const [mark, checksum, headerLength = 0] = new Uint32Array(aligned.buffer, 0, prefixBytes / 4);
  const body = aligned.subarray(prefixBytes);
  if (mark !== formatMark || checksum !== crc32(body)) return undefined;
  const header = headerSchema.parse(JSON.parse(Buffer.from(body.subarray(0, headerLength)).toString("utf8")));
  if (header.generation !== generation) return undefined;

  let next = prefixBytes + padded(headerLength);
  const take = <View>(kind: ViewKind<View>, length: number): View => {
    const view = new kind(aligned.buffer, next, length);
    next += padded(length * kind.BYTES_PER_ELEMENT);
    return view;
  };
  const { relations, links, cards, cardBytes, reasons, reasonBytes } = header;
  const columns = {
    from: take(Uint32Array, links),
    to: take(Uint32Array, links),
    relation: take(Uint32Array, links),
    reason: take(Uint32Array, links),
    evidenceCount: take(Uint32Array, links),
    weight: take(Float64Array, links),
    atMs: take(Float64Array, links),
  };
  const incidence = { offsets: take(Uint32Array, cards + 1), incident: take(Uint32Array, links * 2) };
  const cardTexts = { ends: take(Uint32Array, cards), bytes: take(Uint8Array, cardBytes) };
  const reasonTexts = { ends: take(Uint32Array, reasons), bytes: take(Uint8Array, reasonBytes) };
  const cardNames = Array.from({ length: cards }, (_, card) => unpackText(cardTexts, card));
  return new Adjacency({ cards: cardNames, relations, reasons: reasonTexts, columns, incidence });
}

interface ViewKind<View> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): View;
}
