/** What a program writes into the user's mouth: its commands, surroundings and reminders. */
const beginnings = [
  /^<(?:command-(?:name|message|args)|local-command-\w+|system-reminder|bash-(?:input|stdout|stderr)|task-notification)>/,
  /^<(?:environment_context|user_instructions|turn_aborted|permissions|skill|user_shell_command)\b[^>]*>/,
  /^# AGENTS\.md instructions\b/,
];

export const isHarnessNote = (text: string): boolean =>
  beginnings.some((beginning) => beginning.test(text.trimStart()));

/** The blocks of a message without the notes of its program, and how many notes there were. */
export function withoutHarnessNotes(content: unknown): { readonly content: unknown; readonly notes: number } {
  if (typeof content === "string")
    return isHarnessNote(content) ? { content: "", notes: 1 } : { content, notes: 0 };
  if (!Array.isArray(content)) return { content, notes: 0 };
  const kept = content.filter((block: unknown) => !isHarnessNote(textOf(block)));
  return { content: kept, notes: content.length - kept.length };
}

const textOf = (block: unknown): string =>
  typeof block === "object" && block !== null && "text" in block && typeof block.text === "string"
    ? block.text
    : "";
