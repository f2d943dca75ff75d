import type { ConfigInput } from "./schema.ts";

/** Gives the default export of `alaya.config.ts` its type. */
export const defineConfig = (config: ConfigInput): ConfigInput => config;
