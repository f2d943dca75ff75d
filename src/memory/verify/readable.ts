import { AlayaError } from "../../core/errors.ts";

/** The value, or undefined when it is damaged: to a check that is a finding, not a failure. */
export async function readable<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AlayaError) return undefined;
    throw error;
  }
}
