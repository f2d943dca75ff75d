/** Cooperative cancelling, passed down every long call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** What a stage spent on model services. */
export interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0 };
