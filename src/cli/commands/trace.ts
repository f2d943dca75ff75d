import { Command } from "commander";
import type { Trace, TracedTurn } from "../../app/memory.ts";
import type { Language } from "../../core/language.ts";
import { cardMessages } from "../../messages/cards.ts";
import { helpMessages } from "../../messages/help.ts";
import { renderInstant, toCardHeadJson } from "../card-output.ts";
import type { CliContext } from "../context.ts";
import { openMemoryOf } from "../open-memory.ts";

const besideCharacters = 160;

/** `alaya trace <card-id>`: from a card back to the turns that prove it. */
export function createTraceCommand(context: CliContext): Command {
  const help = helpMessages(context.flags.language).trace;
  return new Command("trace")
    .description(help.about)
    .argument("<card-id>", help.card)
    .action(async (id: string) => {
      await using memory = await openMemoryOf(context.flags);
      const trace = await memory.trace(id);
      if (context.flags.json) context.printJson(toJson(trace));
      else context.print(render(trace, context.flags.language));
    });
}

const toJson = ({ card, session, turns }: Trace) => ({
  ...toCardHeadJson(card),
  evidence: card.evidence,
  sessions: [session],
  turns: turns.map(({ isCut, ...turn }) => ({ ...turn, cut: isCut })),
});

function render({ card, session, turns }: Trace, language: Language): string {
  const say = cardMessages(language);
  const title = session.title === null ? "" : ` ${session.title}`;
  return [
    say.tracing(card.id, card.title),
    "",
    say.sourceSessions,
    `- ${session.id} (${renderInstant(session.at)})${title}`,
    "",
    say.relevantContext,
    ...turns.map((turn) => renderTurn(turn, language)),
    "",
    say.fullSession,
    session.path === null ? say.fileGone : say.viewAt(session.path),
  ].join("\n");
}

function renderTurn(turn: TracedTurn, language: Language): string {
  const say = cardMessages(language);
  const who = turn.speaker ?? (turn.role === null ? "?" : say.roles[turn.role]);
  const text = turn.quotes.length > 0 ? marked(turn) : preview(turn.content);
  return `${say.turn(turn.turn, who)}${text}`;
}

function marked({ content, quotes, start, isCut }: TracedTurn): string {
  let place = 0;
  const parts = quotes.map((quote) => {
    const before = content.slice(place, quote.start);
    place = quote.end;
    return `${before}⟦${content.slice(quote.start, quote.end)}⟧`;
  });
  return `${start > 0 ? "…" : ""}${parts.join("")}${content.slice(place)}${isCut ? "…" : ""}`;
}

function preview(content: string): string {
  const characters = [...content];
  return characters.length <= besideCharacters
    ? content
    : `${characters.slice(0, besideCharacters).join("")}…`;
}
