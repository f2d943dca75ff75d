import type { Memory } from "../app/memory.ts";
import type { GlobalFlags } from "./context.ts";

/**
 * The memory that the flags name. A function of its own, because TypeScript leaves the `.ts` in an `import()` that
 * stands in one function with `await using`.
 */
export async function openMemoryOf(flags: GlobalFlags): Promise<Memory> {
  const { compose } = await import("../app/compose.ts");
  const { openMemory } = await import("../app/open-memory.ts");
  return openMemory(await compose(flags));
}
