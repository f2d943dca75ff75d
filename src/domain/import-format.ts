/** Formats of other programs that become sessions, by the names that people call them with. */
export const importFormats = ["openclaw", "claude-code", "codex", "obsidian", "memex"] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Why a part of a file does not stand in any session. */
export const skipReasons = [
  "attachment",
  "broken-line",
  "comment",
  "compaction",
  "duplicate",
  "embed",
  "empty-session",
  "event",
  "front-matter",
  "harness-note",
  "instructions",
  "other-branch",
  "recalled",
  "side-chain",
  "thinking",
  "unknown",
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Reason → how many parts; a reason that did not occur is absent. */
export type SkipCounts = Readonly<Partial<Record<SkipReason, number>>>;
