import { z } from "zod";
import { estimateTokens } from "../../core/tokens.ts";
import { UnfitAnswer } from "./provider-failure.ts";

const embeddingsSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.union([z.array(z.number()), z.string()]) })),
  usage: z.object({ prompt_tokens: z.number().nullish(), total_tokens: z.number().nullish() }).nullish(),
});

/**
 * The vectors of an answer in the order of the texts, at unit length. Every text must have exactly one, of the expected
 * width, with a direction and of finite numbers; vectors may be lists of numbers or base64 of 32-bit floats.
 * Tokens that the service does not count are estimated.
 */
export function readEmbeddings(
  response: unknown,
  { input, dimensions }: { readonly input: readonly string[]; readonly dimensions: number | undefined },
): { readonly vectors: readonly Float32Array[]; readonly inputTokens: number } {
  const { data, usage } = embeddingsSchema.parse(response);
  const byIndex = new Map<number, Float32Array>();
  for (const { index, embedding } of data) {
    if (index < 0 || index >= input.length)
      throw new UnfitAnswer(`it holds a vector ${index}, but ${input.length} texts were sent`);
    if (byIndex.has(index)) throw new UnfitAnswer(`it holds two vectors ${index}`);
    byIndex.set(index, toUnitVector(embedding, index, dimensions));
  }
  const vectors = input.map((_text, index) => {
    const vector = byIndex.get(index);
    if (vector === undefined) throw new UnfitAnswer(`it lacks vector ${index} of ${input.length}`);
    return vector;
  });
  const counted = usage?.prompt_tokens ?? usage?.total_tokens;
  return { vectors, inputTokens: counted ?? input.reduce((sum, text) => sum + estimateTokens(text), 0) };
}

function toUnitVector(
  embedding: readonly number[] | string,
  index: number,
  dimensions: number | undefined,
): Float32Array {
  const vector = typeof embedding === "string" ? fromBase64(embedding) : Float32Array.from(embedding);
  if (vector.length === 0) throw new UnfitAnswer(`vector ${index} has no numbers`);
  if (dimensions !== undefined && vector.length !== dimensions)
    throw new UnfitAnswer(
      `vector ${index} has ${vector.length} numbers, not ${dimensions}`,
      "set embedding.dimensions to what the model gives, or leave it out",
    );
  let squares = 0;
  for (const value of vector) squares += value * value;
  if (!Number.isFinite(squares)) throw new UnfitAnswer(`vector ${index} has numbers that are not finite`);
  if (squares === 0) throw new UnfitAnswer(`vector ${index} has no direction`);
  const length = Math.sqrt(squares);
  return vector.map((value) => value / length);
}

const bytesPerNumber = 4;

/** Little-endian, as services write it. */
function fromBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  const vector = new Float32Array(Math.floor(bytes.length / bytesPerNumber));
  for (let at = 0; at < vector.length; at++) vector[at] = bytes.readFloatLE(at * bytesPerNumber);
  return vector;
}
