import { Command } from "commander";
import type { Verification } from "../../app/memory.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";
import { printRepair, printVerification, toRepairJson } from "../verify-output.ts";

/** `alaya verify`: do the three layers agree, and with `--repair` make them. Exit code 1 when they do not. */
export function createVerifyCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).verify;
  return new Command("verify")
    .description(help.about)
    .option("--repair", help.repair)
    .action(async ({ repair = false }: { repair?: boolean }) => {
      const { faults } = repair ? await runRepair(context) : await runVerify(context);
      if (faults.length > 0) context.answer("no");
    });
}

async function runVerify(context: CliContext): Promise<Verification> {
  await using memory = await openMemoryOf(context.flags);
  const verification = await memory.verify();
  if (context.flags.json) context.printJson({ ok: verification.faults.length === 0, ...verification });
  else printVerification(verification, context);
  return verification;
}

async function runRepair(context: CliContext): Promise<Verification> {
  const { compose } = await import("../../app/compose.ts");
  const { repairStore } = await import("../../app/repair.ts");
  const repaired = await repairStore(await compose(context.flags), { progress: context.progress });
  if (context.flags.json) context.printJson(toRepairJson(repaired));
  else printRepair(repaired, context);
  return repaired.verification;
}
