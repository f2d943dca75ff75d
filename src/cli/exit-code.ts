import { DataError, ProviderError, StoreError, UsageError } from "../core/errors.ts";

/** The exit codes of the product, one table for all commands. */
export const exitCodes = {
  success: 0,
  answeredNo: 1,
  usage: 2,
  data: 3,
  provider: 4,
  store: 5,
  undecided: 6,
  bug: 70,
} as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return exitCodes.usage;
  if (error instanceof DataError) return exitCodes.data;
  if (error instanceof ProviderError) return exitCodes.provider;
  if (error instanceof StoreError) return exitCodes.store;
  return exitCodes.bug;
}
