/** One disagreement between the layers; `subject` is the id or name of what is wrong. */
export interface Finding {
  readonly code:
    | "SESSION_FILE_MISSING"
    | "SESSION_FILE_DAMAGED"
    | "SESSION_NODE_MISSING"
    | "SESSION_CHANGED"
    | "SESSION_NOT_DISTILLED"
    | "EVIDENCE_FILE_MISSING"
    | "EVIDENCE_FILE_DAMAGED"
    | "EVIDENCE_FILE_ORPHAN"
    | "EVIDENCE_MISMATCH"
    | "VECTORS_UNSEARCHABLE"
    | "VECTOR_MISSING"
    | "VECTOR_ORPHAN"
    | "VECTOR_STALE"
    | "LEXICAL_MISSING"
    | "LEXICAL_ORPHAN"
    | "LINK_MISSING"
    | "LINK_UNKNOWN"
    | "LINK_DANGLING";
  readonly subject: string;
  readonly detail?: string;
}
