import { describe, expect, it } from "vitest";
import { formatConfigFile, parseConfigFile } from "../../../src/config/config-file.ts";
import { configSchema } from "../../../src/config/schema.ts";

describe("config.json", () => {
  it("spells its keys in snake_case and leaves factor names alone", () => {
    const config = configSchema.parse({ dataDir: "/data", factors: { "recall.coarse_k": 20 } });
    const text = formatConfigFile(config);
    expect(JSON.parse(text)).toMatchObject({ data_dir: "/data", factors: { "recall.coarse_k": 20 } });
    expect(configSchema.parse(parseConfigFile(text, "config.json"))).toEqual(config);
  });
});
