import { writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compose } from "../../../src/app/compose.ts";
import { readerLanguage } from "../../../src/cli/reader-language.ts";
import { temporaryDirectory } from "../../support/temp-dir.ts";

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let config: string;

beforeEach(async () => {
  folder = await temporaryDirectory();
  config = join(folder.path, "config.json");
  vi.stubEnv("ALAYA_DATA_DIR", undefined);
  vi.stubEnv("ALAYA_CACHE_DIR", undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await folder[Symbol.asyncDispose]();
});

const configure = (settings: object) => writeFile(config, JSON.stringify(settings));

describe("the data directory", () => {
  it("is the flag's, then the environment's, then the file's, then ~/.alaya", async () => {
    await configure({ data_dir: "from-file" });
    vi.stubEnv("ALAYA_DATA_DIR", "from-environment");
    const rootOf = async (wishes: object) => (await compose({ set: [], ...wishes })).directory.root;
    expect(await rootOf({ config, dataDir: "from-flag" })).toBe(resolve("from-flag"));
    expect(await rootOf({ config })).toBe(resolve("from-environment"));
    vi.stubEnv("ALAYA_DATA_DIR", undefined);
    expect(await rootOf({ config })).toBe(resolve("from-file"));
    await configure({});
    expect(await rootOf({ config })).toBe(join(homedir(), ".alaya"));
  });
});

describe("the cache", () => {
  it("is the environment's, whose ~ is the home directory, then ~/.cache/alaya", async () => {
    vi.stubEnv("ALAYA_CACHE_DIR", "~/elsewhere");
    expect((await compose({ set: [] })).cacheDirectory).toBe(join(homedir(), "elsewhere"));
    vi.stubEnv("ALAYA_CACHE_DIR", undefined);
    expect((await compose({ set: [] })).cacheDirectory).toBe(join(homedir(), ".cache", "alaya"));
  });
});

describe("a factor", () => {
  it("is at the last --set, then at the file's level, then the preset's, then the default", async () => {
    await configure({ preset: "alaya-1.0", factors: { "recall.coarse_k": 30 } });
    const levelsOf = async (...set: string[]) => (await compose({ config, set })).levels;
    expect((await levelsOf("recall.coarse_k=40", "recall.coarse_k=50"))["recall.coarse_k"]).toBe(50);
    const levels = await levelsOf();
    expect(levels["recall.coarse_k"]).toBe(30);
    expect(levels["recall.strategy"]).toBe("vector");
    expect(levels["recall.depth"]).toBe(1);
  });

  it("is at the level of the preset that the flag names, not of the file's", async () => {
    await configure({ preset: "alaya-1.0" });
    const { levels } = await compose({ config, preset: "alaya", set: [] });
    expect(levels["recall.strategy"]).toBe("hybrid");
  });
});

describe("the language of the output", () => {
  it("is that of --lang, then of the locale, and English where the locale is not Chinese", () => {
    expect(readerLanguage(["--lang", "en"], "zh_CN.UTF-8")).toBe("en");
    expect(readerLanguage([], "zh_CN.UTF-8")).toBe("zh");
    expect(readerLanguage([], "de_DE.UTF-8")).toBe("en");
  });
});
