/** What the skins may know of the engine: its verbs and what they give back. */
export type { Distilled } from "../memory/distill.ts";
export type { Ingested } from "../memory/ingest.ts";
export type { Memory } from "../memory/memory.ts";
export type { Status } from "../memory/status.ts";
export type { Verification } from "../memory/verify/verify.ts";
