import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from "node:os";
import { version } from "node:process";

/** What the numbers of a benchmark were measured on. */
export interface BenchEnvironment {
  readonly alaya: string;
  readonly node: string;
  /** Operating system and processor architecture. */
  readonly platform: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryBytes: number;
  /** Load average over the last minute when the benchmark began; 0 on Windows. */
  readonly load: number;
  readonly at: Date;
}

export const benchEnvironment = (alayaVersion: string, at: Date): BenchEnvironment => ({
  alaya: alayaVersion,
  node: version,
  platform: `${platform()} ${arch()}`,
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  memoryBytes: totalmem(),
  load: loadavg()[0] ?? 0,
  at,
});
