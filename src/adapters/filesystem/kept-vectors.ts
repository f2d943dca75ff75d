import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const bytesPerNumber = 4;

/**
 * Vectors in a folder, one file of little-endian 32-bit floats for each key, about `capacity` of them: the oldest go
 * first. Losing one does no harm, so whatever fails counts as not kept.
 */
export function createKeptVectors(directory: string, { capacity }: { readonly capacity: number }) {
  const pathOf = (key: string): string => join(directory, `${key}.f32`);
  return {
    get: (key: string): Promise<Float32Array | undefined> =>
      orUndefined(async () => toVector(await readFile(pathOf(key)))),
    put: async (key: string, vector: Float32Array): Promise<void> => {
      await orUndefined(async () => {
        await mkdir(directory, { recursive: true });
        await writeFile(`${pathOf(key)}.tmp`, toBytes(vector));
        await rename(`${pathOf(key)}.tmp`, pathOf(key));
        await removeOldest(directory, capacity);
      });
    },
  };
}

async function orUndefined<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** A quarter more than the capacity may stand, so that not every call looks through all files. */
async function removeOldest(directory: string, capacity: number): Promise<void> {
  const names = await readdir(directory);
  if (names.length <= capacity * 1.25) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(directory, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - capacity);
  await Promise.all(oldest.map(({ name }) => rm(join(directory, name), { force: true })));
}

function toBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * bytesPerNumber);
  for (const [at, value] of vector.entries()) bytes.writeFloatLE(value, at * bytesPerNumber);
  return bytes;
}

function toVector(bytes: Buffer): Float32Array {
  const vector = new Float32Array(Math.floor(bytes.length / bytesPerNumber));
  for (let at = 0; at < vector.length; at++) vector[at] = bytes.readFloatLE(at * bytesPerNumber);
  return vector;
}
