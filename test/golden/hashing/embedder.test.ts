import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { createHashingEmbedder } from "../../../src/adapters/hashing/embedder.ts";

const expectedSchema = z.array(
  z.object({ text: z.string(), purpose: z.enum(["query", "document"]), vector: z.array(z.number()) }),
);

it("gives the vectors that reference.py works out from the description", async () => {
  const file = await readFile(new URL("expected.json", import.meta.url), "utf8");
  const embedder = createHashingEmbedder({ dimensions: 16 });
  for (const { text, purpose, vector } of expectedSchema.parse(JSON.parse(file))) {
    const { vectors } = await embedder.embed([text], purpose);
    const difference = vector.map((value, at) => Math.abs(value - (vectors[0]?.[at] ?? Number.NaN)));
    expect({ text, purpose, agrees: Math.max(...difference) < 2e-6 }).toEqual({
      text,
      purpose,
      agrees: true,
    });
  }
});
