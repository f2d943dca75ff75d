// Compiles src to dist and copies the files that the compiler leaves behind.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";

const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const isData = (path) => !/\.ts$/.test(path);

rmSync("dist", { recursive: true, force: true });
execFileSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], { stdio: "inherit" });
cpSync("src", "dist", { recursive: true, filter: isData });
chmodSync("dist/cli/main.js", 0o755);
