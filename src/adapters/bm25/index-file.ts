import { createHash } from "node:crypto";
import { z } from "zod";
import { StoreError } from "../../core/errors.ts";
import { cardId } from "../../core/ids.ts";
import { type Document, Vocabulary } from "./document.ts";

/*
 * magic, 8 bytes | version, u32 | SHA-256 of all that follows, 32 bytes |
 * number of documents d and of postings p, 2 u32 |
 * per document: title length, content length, number of terms, 3 × d u32 |
 * per posting, document by document: p terms, p times in title, p times in content, 3 × p u32 |
 * JSON {"ids": [...], "terms": [...]}
 * Numbers are little-endian, as every platform is that the native packages are built for.
 */
const magic = Buffer.from("ALAYALEX");
const version = 1;
const digestStart = magic.length + 4;
const bodyStart = digestStart + 32;
const bytesPerNumber = 4;

const namesSchema = z.strictObject({ ids: z.array(z.string()), terms: z.array(z.string()) });

export interface IndexContent {
  readonly vocabulary: Vocabulary;
  readonly documents: readonly Document[];
}

/** Equal records give equal bytes: documents ascend by id, and terms are numbered anew in sorted order. */
export function encodeIndex({ vocabulary, documents }: IndexContent): Buffer {
  const used = new Set<number>();
  for (const document of documents) for (const term of document.terms) used.add(term);
  const terms = [...used].map((number) => vocabulary.terms[number] ?? "").sort();
  const newNumbers = new Uint32Array(vocabulary.terms.length);
  terms.forEach((term, number) => {
    newNumbers[vocabulary.numberOf(term) ?? 0] = number;
  });

  const postingCount = documents.reduce((sum, document) => sum + document.terms.length, 0);
  const shape = documents.flatMap(({ titleLength, contentLength, terms: { length } }) => [
    titleLength,
    contentLength,
    length,
  ]);
  const body = Buffer.concat([
    bytesOf(Uint32Array.of(documents.length, postingCount)),
    bytesOf(Uint32Array.from(shape)),
    ...documents.map((document) => bytesOf(document.terms.map((term) => newNumbers[term] ?? 0))),
    ...documents.map((document) => bytesOf(document.inTitle)),
    ...documents.map((document) => bytesOf(document.inContent)),
    Buffer.from(JSON.stringify({ ids: documents.map((document) => document.id), terms })),
  ]);
  return Buffer.concat([magic, bytesOf(Uint32Array.of(version)), sha256(body), body]);
}

/** Throws `STORE_CORRUPT` for a file that is not whole and `STORE_VERSION` for one of another format. */
export function decodeIndex(file: Buffer, path: string): IndexContent {
  if (file.length < bodyStart || !file.subarray(0, magic.length).equals(magic)) throw damaged(path);
  const found = file.readUInt32LE(magic.length);
  if (found !== version) throw otherVersion(path, found);
  const body = file.subarray(bodyStart);
  if (!sha256(body).equals(file.subarray(digestStart, bodyStart))) throw damaged(path);

  const numbers = numberReader(body);
  const [documentCount = 0, postingCount = 0] = numbers.take(2);
  const shape = numbers.take(3 * documentCount);
  const terms = numbers.take(postingCount);
  const inTitle = numbers.take(postingCount);
  const inContent = numbers.take(postingCount);
  const names = namesSchema.parse(JSON.parse(body.toString("utf8", numbers.position())));

  let from = 0;
  const documents = names.ids.map((id, ordinal): Document => {
    const [titleLength = 0, contentLength = 0, termCount = 0] = shape.subarray(3 * ordinal, 3 * ordinal + 3);
    const to = from + termCount;
    const document = {
      id: cardId(id),
      titleLength,
      contentLength,
      terms: terms.subarray(from, to),
      inTitle: inTitle.subarray(from, to),
      inContent: inContent.subarray(from, to),
    };
    from = to;
    return document;
  });
  return { vocabulary: new Vocabulary(names.terms), documents };
}

function numberReader(body: Buffer) {
  let position = 0;
  return {
    position: () => position,
    /** A copy, because the file's own bytes need not be aligned. */
    take: (count: number): Uint32Array => {
      const from = body.byteOffset + position;
      position += count * bytesPerNumber;
      return new Uint32Array(body.buffer.slice(from, body.byteOffset + position));
    },
  };
}

function bytesOf(numbers: Uint32Array): Buffer {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}

const hint = "rebuild it from the cards with: alaya rebuild-l1";

function damaged(path: string): StoreError {
  return new StoreError({
    code: "STORE_CORRUPT",
    message: `the full-text index is damaged: ${path}`,
    hint,
    path,
    details: { what: "words" },
  });
}

function otherVersion(path: string, found: number): StoreError {
  return new StoreError({
    code: "STORE_VERSION",
    message: `the full-text index has format ${found}, this program reads ${version}: ${path}`,
    hint,
    path,
    details: { what: "words", found, expected: version },
  });
}
