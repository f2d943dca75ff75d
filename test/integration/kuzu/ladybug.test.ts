import { describe } from "vitest";
import { hasLadybug } from "../../support/ladybug.ts";
import { graphOnDiskContract } from "./graph-on-disk.contract.ts";

describe.runIf(hasLadybug)("a graph on Ladybug (skipped where @ladybugdb/core is not installed)", () =>
  graphOnDiskContract("ladybug", "graph.lbug"),
);
