import type { Document } from "./document.ts";

export interface Bm25Options {
  /** How soon repeats of a term stop to count; 1.2. */
  readonly k1: number;
  /** How much a long text is marked down, 0 to 1; 0.75. */
  readonly b: number;
  /** What a term in the title counts, beside 1 in the content; 2. */
  readonly titleWeight: number;
}

/** For every term the documents that hold it and what each gains by it; term t owns [offsets[t], offsets[t + 1]). */
export interface Postings {
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
  readonly gains: Float64Array;
}

/**
 * The gain of a document by a term is that of BM25F (Zaragoza et al., TREC 2004) with
 * idf = ln(1 + (N − df + 0.5) / (df + 0.5)), which is never negative, and frequency f summed over the fields, each
 * weighted and divided by 1 − b + b · length / mean length: gain = idf · f · (k1 + 1) / (f + k1).
 */
export function buildPostings(
  documents: readonly Document[],
  termCount: number,
  options: Bm25Options,
): Postings {
  const offsets = countPostings(documents, termCount);
  const holders = new Uint32Array(offsets[termCount] ?? 0);
  const gains = new Float64Array(holders.length);
  const next = offsets.slice();
  const titleMean = meanLength(documents, (document) => document.titleLength);
  const contentMean = meanLength(documents, (document) => document.contentLength);

  documents.forEach((document, ordinal) => {
    const titleNorm = lengthNorm(document.titleLength, titleMean, options.b);
    const contentNorm = lengthNorm(document.contentLength, contentMean, options.b);
    for (let at = 0; at < document.terms.length; at++) {
      const term = document.terms[at] ?? 0;
      const place = next[term] ?? 0;
      next[term] = place + 1;
      const frequency =
        (options.titleWeight * (document.inTitle[at] ?? 0)) / titleNorm +
        (document.inContent[at] ?? 0) / contentNorm;
      holders[place] = ordinal;
      gains[place] = (frequency * (options.k1 + 1)) / (frequency + options.k1);
    }
  });
  weighByRarity(gains, offsets, documents.length);
  return { offsets, documents: holders, gains };
}

function countPostings(documents: readonly Document[], termCount: number): Uint32Array {
  const offsets = new Uint32Array(termCount + 1);
  for (const document of documents) {
    for (const term of document.terms) offsets[term + 1] = (offsets[term + 1] ?? 0) + 1;
  }
  for (let term = 0; term < termCount; term++) {
    offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  }
  return offsets;
}

function meanLength(documents: readonly Document[], lengthOf: (document: Document) => number): number {
  return documents.reduce((sum, document) => sum + lengthOf(document), 0) / documents.length;
}

/** Of a field that is empty everywhere the norm is never used. */
function lengthNorm(length: number, mean: number, b: number): number {
  return mean === 0 ? 1 : 1 - b + (b * length) / mean;
}

function weighByRarity(gains: Float64Array, offsets: Uint32Array, documentCount: number): void {
  for (let term = 0; term + 1 < offsets.length; term++) {
    const from = offsets[term] ?? 0;
    const to = offsets[term + 1] ?? 0;
    const holders = to - from;
    const idf = Math.log(1 + (documentCount - holders + 0.5) / (holders + 0.5));
    for (let at = from; at < to; at++) gains[at] = (gains[at] ?? 0) * idf;
  }
}
