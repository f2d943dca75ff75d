import type { z } from "zod";
import { fieldPath } from "../../domain/session-file.ts";

/** Where and why a record was refused, from the first issue. */
export function fieldPathOf(error: z.ZodError): { readonly field: string; readonly reason: string } {
  const issue = error.issues[0];
  return { field: fieldPath(issue?.path ?? []), reason: issue?.message ?? "unreadable" };
}
