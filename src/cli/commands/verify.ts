import { Command } from "commander";
import type { Verification } from "../../app/memory.ts";
import { cliMessages } from "../../messages/cli.ts";
import { helpMessages } from "../../messages/help.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

/** `alaya verify`: do the three layers agree? Exit code 1 when they do not. */
export function createVerifyCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).verify;
  return new Command("verify").description(help.about).action(async () => {
    await using memory = await openMemoryOf(context.flags);
    const verification = await memory.verify();
    const sound = verification.faults.length === 0;
    if (context.flags.json) context.printJson({ ok: sound, ...verification });
    else context.print(render(verification, context));
    if (!sound) context.answer("no");
  });
}

function render({ faults, gaps, checked }: Verification, context: CliContext): string {
  const say = cliMessages(context.flags.language);
  if (gaps.length > 0) context.note(say.pending(gaps.length));
  if (faults.length === 0) return say.verified(checked.sessions, checked.cards, checked.links);
  const lines = faults.map(({ code, subject, detail }) => say.finding(code, subject, detail ?? ""));
  return [say.verifyFailed(faults.length), ...lines, say.verifyHint].join("\n");
}
