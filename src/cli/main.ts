#!/usr/bin/env node
import { exitCodes } from "./exit-code.ts";
import { runCli } from "./program.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // The reader went away: nobody is left to tell.
  if (error.code === "EPIPE") return;
  process.stderr.write(`error[OUTPUT_UNWRITABLE]: cannot write the output: ${error.message}\n`);
  process.exitCode = exitCodes.store;
});
process.stderr.on("error", () => {});

const exitCode = await runCli(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  input: process.stdin,
  environment: process.env,
  locale: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "",
});
process.exitCode ||= exitCode;
