import type { ModelCall } from "../domain/model-call.ts";

/** Every request to a model service that was made, in the order of their ends; nothing is ever taken back. */
export interface CallLedger {
  /** Durable when it resolves. */
  append(call: ModelCall): Promise<void>;
  /** Oldest first. */
  calls(): Promise<readonly ModelCall[]>;
}
