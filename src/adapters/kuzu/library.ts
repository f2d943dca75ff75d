import { StoreError } from "../../core/errors.ts";
import type { GraphEngine } from "../../ports/graph-store.ts";

type Library = Pick<typeof import("kuzu"), "Connection" | "Database">;

/** Never both in one process: their native parts crash each other at exit. Throws `GRAPH_ENGINE_MISSING`. */
export async function loadLibrary(engine: GraphEngine): Promise<Library> {
  return engine === "kuzu" ? import("kuzu") : loadLadybug();
}

/** A peer that few installations have: the compiler must not ask for its types. */
const ladybugPackage: string = "@ladybugdb/core";

async function loadLadybug(): Promise<Library> {
  try {
    return (await import(ladybugPackage)) as Library;
  } catch (cause) {
    throw new StoreError({
      code: "GRAPH_ENGINE_MISSING",
      message: "the library of the graph engine `ladybug` is not installed",
      hint: "install it with: npm install @ladybugdb/core@0.19.1, or set graph.engine to kuzu",
      path: "graph.engine",
      details: { engine: "ladybug" },
      cause,
    });
  }
}
