import type { Reranker } from "../ports/reranker.ts";
import type { Segmenter } from "../ports/segmenter.ts";
import type { Composition } from "./compose.ts";
import { serviceSettings } from "./service-settings.ts";

/** The reranker of the configuration, metered and in batches; undefined when it is off. */
export async function openReranker(
  composition: Composition,
  segmenter: Segmenter,
): Promise<Reranker | undefined> {
  const { rerank } = composition.config;
  switch (rerank.provider) {
    case "off":
      return undefined;
    case "lexical-overlap": {
      const { createLexicalOverlapReranker } = await import("../adapters/lexical-overlap/reranker.ts");
      return createLexicalOverlapReranker({ segmenter });
    }
    case "openai-compatible":
      return openService(composition);
  }
}

async function openService(composition: Composition): Promise<Reranker> {
  const { batchSize, concurrency, price } = composition.config.rerank;
  const { createOpenAiCompatibleReranker } = await import("../adapters/openai-compatible/reranker.ts");
  const { meteredReranker } = await import("../adapters/metering/reranker.ts");
  const { batchedReranker } = await import("../adapters/batching/reranker.ts");
  const service = createOpenAiCompatibleReranker(serviceSettings(composition.config.rerank, composition));
  const inputPrice = price === null ? null : { input: price, output: 0 };
  const metered = meteredReranker(service, composition.meter, { price: inputPrice });
  return batchedReranker(metered, { batchSize, concurrency });
}
