import { readFileSync } from "node:fs";
import { z } from "zod";

/** The version in the package's own manifest. */
export function productVersion(): string {
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
