#!/usr/bin/env node
import { runCli } from "./program.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
  locale: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || "",
});
