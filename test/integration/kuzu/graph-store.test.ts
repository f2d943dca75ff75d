import { describe } from "vitest";
import { graphOnDiskContract } from "./graph-on-disk.contract.ts";

describe("a graph on Kuzu", () => graphOnDiskContract("kuzu", "graph.kz"));
