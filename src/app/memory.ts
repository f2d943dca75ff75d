/** What the skins may know of the engine: its verbs, what they take and what they give back. */
export type { Distilled } from "../memory/distill.ts";
export type { Ingested } from "../memory/ingest.ts";
export type { HandLink, LinkedByHand } from "../memory/link-by-hand.ts";
export type { CardList, CardSelection } from "../memory/list-cards.ts";
export type { Memory } from "../memory/memory.ts";
export type { CardPaths, Step } from "../memory/paths.ts";
export type { Schema } from "../memory/schema.ts";
export type { LinkAtCard, ShownCard } from "../memory/show-card.ts";
export type { Status } from "../memory/status.ts";
export type { Trace, TracedTurn } from "../memory/trace-card.ts";
export type { Verification } from "../memory/verify/verify.ts";
