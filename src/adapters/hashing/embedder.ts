import { noUsage } from "../../core/concurrency.ts";
import type { Embedder } from "../../ports/embedder.ts";
import { hashFeature, rehash } from "./feature-hash.ts";
import { countUnits, featuresOf, type Unit } from "./features.ts";
import { createStemmer } from "./stemmer.ts";
import { weightTableVersion } from "./word-weights.ts";

/** Share of the dimensions that hold ballast. */
const ballastShare = 1 / 4;
/** Length of the ballast, on the scale of feature weights: a text of some 25 telling words is as heavy. */
const ballastLength = 5;
const maxKnownUnits = 100_000;

/** Where a unit adds to a vector, and how much. */
interface Spread {
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/**
 * A lexical embedder: texts are near when they share words, word stems, spellings or Chinese characters, never because
 * they mean the same. It needs no model and no network, and gives the same vectors everywhere. Signed feature hashing
 * (Weinberger et al., 2009) of stems, pairs of stems and their 3- to 5-grams, and of Chinese characters and pairs, with
 * counts dampened to 1 + ln n and a built-in table of how much common words say.
 *
 * Cosine favours short texts, which have little beside what they share. So the last quarter of a document's vector is
 * ballast, the same features hashed once more to a fixed length; a query has none. A query's cosine is thereby pivoted
 * towards longer documents, and below 1 even for its own text; between documents the ballast agrees as their features
 * do, so that their cosines stay what they were.
 */
export function createHashingEmbedder({ dimensions }: { readonly dimensions: number }): Embedder {
  const ballastFrom = dimensions - Math.floor(dimensions * ballastShare);
  const known = new Map<Unit, Spread>();
  const stemOf = createStemmer();

  const spreadOf = (unit: Unit): Spread => {
    let spread = known.get(unit);
    if (spread === undefined) {
      if (known.size >= maxKnownUnits) known.clear();
      spread = spreadOut(unit, ballastFrom, dimensions);
      known.set(unit, spread);
    }
    return spread;
  };

  const vectorOf = (text: string, purpose: "query" | "document"): Float32Array => {
    const vector = new Float32Array(dimensions);
    for (const [unit, count] of countUnits(text, stemOf)) addTo(vector, spreadOf(unit), 1 + Math.log(count));
    const ballast = vector.subarray(ballastFrom);
    scale(ballast, purpose === "query" ? 0 : ballastLength / lengthOf(ballast));
    scale(vector, 1 / lengthOf(vector));
    return vector;
  };

  return {
    id: `hashing-${dimensions}/1-${weightTableVersion}`,
    dimensions,
    maxBatchSize: 1024,
    embed: async (texts, purpose, options) => {
      options?.signal?.throwIfAborted();
      return { vectors: texts.map((text) => vectorOf(text, purpose)), usage: noUsage };
    },
  };
}

function spreadOut(unit: Unit, ballastFrom: number, dimensions: number): Spread {
  const places: number[] = [];
  const values: number[] = [];
  const put = (hash: number, from: number, to: number, weight: number): void => {
    places.push(from + ((hash >>> 1) % (to - from)));
    values.push((hash & 1) === 0 ? weight : -weight);
  };
  for (const { key, weight } of featuresOf(unit)) {
    const hash = hashFeature(key);
    put(hash, 0, ballastFrom, weight);
    put(rehash(hash), ballastFrom, dimensions, weight);
  }
  return { places: Uint32Array.from(places), values: Float32Array.from(values) };
}

function addTo(vector: Float32Array, { places, values }: Spread, factor: number): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    vector[place] = (vector[place] ?? 0) + factor * (values[at] ?? 0);
  }
}

function lengthOf(vector: Float32Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}

/** A vector without length stays as it is. */
function scale(vector: Float32Array, factor: number): void {
  if (!Number.isFinite(factor)) return;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * factor;
}
