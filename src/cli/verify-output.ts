import type { Verification } from "../app/memory.ts";
import type { Repaired } from "../app/repair.ts";
import { verifyMessages } from "../messages/verify.ts";
import type { CliContext } from "./context.ts";

/** The findings for people, each with what to do about it. */
export function printVerification({ faults, gaps, checked }: Verification, context: CliContext): void {
  const say = verifyMessages(context.flags.language);
  if (gaps.length > 0) context.note(say.pending(gaps.length));
  if (faults.length === 0) {
    context.print(say.verified(checked.sessions, checked.cards, checked.links));
    return;
  }
  context.print(say.failed(faults.length));
  for (const { code, subject, detail } of faults) context.print(say.finding(code, subject, detail ?? ""));
  const lost = faults.filter(({ code }) => code in say.steps);
  for (const step of new Set(lost.map(({ code }) => say.steps[code] ?? ""))) context.print(step);
  if (lost.length < faults.length) context.print(say.hint);
}

/** What a repair did, then what is left. */
export function printRepair(
  { found, rebuiltFrom, setAside, verification }: Repaired,
  context: CliContext,
): void {
  const say = verifyMessages(context.flags.language);
  if (found.length > 0) context.print(say.repairing(found.length));
  for (const { code, subject, detail } of found) context.print(say.finding(code, subject, detail ?? ""));
  for (const source of rebuiltFrom) context.print(say.rebuilt[source]);
  for (const path of setAside) context.print(say.setAside(path));
  printVerification(verification, context);
}

export const toRepairJson = ({ found, rebuiltFrom, setAside, verification }: Repaired) => ({
  ok: verification.faults.length === 0,
  ...verification,
  repaired: { found, rebuilt_from: rebuiltFrom, set_aside: setAside },
});
