import { openFileSessionStore } from "../../../../src/adapters/filesystem/session-store.ts";
import { cardId, sessionId } from "../../../../src/core/ids.ts";
import { aSession, aTurn } from "../../../support/builders/a-session.ts";

const [directory = ""] = process.argv.slice(2);
const store = await openFileSessionStore(directory);
const turns = Array.from({ length: 2000 }, () => aTurn({ content: "长".repeat(100) }));
for (let number = 1; ; number++) {
  await store.put(aSession({ id: sessionId(`session-${number}`), turns }), "digest");
  await store.putContexts(
    Array.from({ length: 8 }, (_, index) => ({
      card: cardId(`card-${number}-${index}`),
      session: sessionId(`session-${number}`),
      evidence: [],
      turns: turns.map(({ content }, turn) => ({ turn, start: 0, content })),
    })),
  );
  console.log(number);
}
