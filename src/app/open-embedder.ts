import { storedEmbedder } from "../adapters/lancedb/embedder-binding.ts";
import { hashingDimensions } from "../config/models.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { Composition } from "./compose.ts";
import { serviceSettings } from "./service-settings.ts";

const queriesInMemory = 256;
const queriesOnDisk = 2_000;

/** Folders of one store that its embedder may use. */
export interface EmbedderPlaces {
  /** Of the vectors, which name the embedder that made them. */
  readonly vectors: string;
  /** For the vectors of queries. */
  readonly queries: string;
}

/**
 * The embedder of the configuration: metered, in batches, and asking once for a query that comes again. How many
 * numbers its vectors have stands in the configuration, else in the store, else the service is asked; only that may
 * throw `PROVIDER_KEY_MISSING` and other failures of the service here.
 */
export async function openEmbedder(composition: Composition, places?: EmbedderPlaces): Promise<Embedder> {
  const { embedding } = composition.config;
  if (embedding.provider === "hashing") {
    const { createHashingEmbedder } = await import("../adapters/hashing/embedder.ts");
    return createHashingEmbedder({ dimensions: embedding.dimensions ?? hashingDimensions });
  }
  const { batchedEmbedder } = await import("../adapters/batching/embedder.ts");
  const { concurrency } = embedding;
  const batched = batchedEmbedder(await openService(composition, places), { concurrency });
  return keepingQueries(batched, places?.queries);
}

/** One request for each call. */
async function openService(composition: Composition, places: EmbedderPlaces | undefined): Promise<Embedder> {
  const { meter, config } = composition;
  const { dimensions, sendDimensions, batchSize, queryPrefix, documentPrefix, price } = config.embedding;
  const { createOpenAiCompatibleEmbedder, embedderId, probeDimensions } = await import(
    "../adapters/openai-compatible/embedder.ts"
  );
  const { meteredEmbedder } = await import("../adapters/metering/embedder.ts");
  const service = serviceSettings(config.embedding, composition);
  const inputPrice = price === null ? null : { input: price, output: 0 };
  const prefixes = { query: queryPrefix, document: documentPrefix };
  const probe = () => {
    const expected = { stage: "check", price: inputPrice, inputTokens: 3, outputTokens: 0 } as const;
    const model = embedderId({ model: service.model, dimensions, sendDimensions, prefixes });
    return meter.measure({ ...expected, model }, () => probeDimensions(service));
  };
  const width = dimensions ?? (await storedDimensions(places)) ?? (await probe()).dimensions;
  const settings = { ...service, dimensions: width, sendDimensions, batchSize, prefixes };
  return meteredEmbedder(createOpenAiCompatibleEmbedder(settings), meter, { price: inputPrice });
}

/** Those of another embedder too: the store will say that it is another. */
async function storedDimensions(places: EmbedderPlaces | undefined): Promise<number | undefined> {
  return places === undefined ? undefined : (await storedEmbedder(places.vectors))?.dimensions;
}

async function keepingQueries(embedder: Embedder, folder: string | undefined): Promise<Embedder> {
  const { queryCachingEmbedder } = await import("../adapters/caching/embedder.ts");
  const { createKeptVectors } = await import("../adapters/filesystem/kept-vectors.ts");
  const kept = folder === undefined ? undefined : createKeptVectors(folder, { capacity: queriesOnDisk });
  return queryCachingEmbedder(embedder, { capacity: queriesInMemory, ...(kept && { kept }) });
}
