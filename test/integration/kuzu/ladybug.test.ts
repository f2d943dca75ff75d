import { describe } from "vitest";
import { graphOnDiskContract } from "./graph-on-disk.contract.ts";

describe("a graph on Ladybug", () => graphOnDiskContract("ladybug", "graph.lbug"));
