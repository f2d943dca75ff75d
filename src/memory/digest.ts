import type { Session, Turn } from "../domain/session.ts";

const headCharacters = 120;
const summaryCharacters = 200;

const headOf = (content: string, characters: number): string => {
  const line = content.replace(/\s+/g, " ").trim();
  return line.length <= characters ? line : `${line.slice(0, characters)}…`;
};

const speakerOf = (turn: Turn): string => turn.speaker ?? turn.role;

/** The digest of a session in Markdown: the head of each turn, made without a model (KA-40). */
export function digestOf(session: Session): string {
  const heading = `# ${session.title ?? session.id}`;
  const facts = `${session.at.toISOString()} · ${session.channel} · ${session.agent}`;
  const turns = session.turns.map(
    (turn) => `- **${speakerOf(turn)}**: ${headOf(turn.content, headCharacters)}`,
  );
  return `${[heading, "", facts, "", ...turns].join("\n")}\n`;
}

/** The beginning of the first turn that says something. */
export function summaryOf(session: Session): string {
  const first = session.turns.find((turn) => turn.content.trim() !== "");
  return headOf(first?.content ?? "", summaryCharacters);
}
