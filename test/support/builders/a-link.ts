import { cardId } from "../../../src/core/ids.ts";
import type { Link } from "../../../src/domain/link.ts";

export const aLink = (overrides: Partial<Link> = {}): Link => ({
  from: cardId("card-1"),
  to: cardId("card-2"),
  relation: "CAUSED_BY",
  weight: 0.8,
  reason: "the disk failed first",
  evidenceCount: 1,
  at: new Date("2025-03-31T06:29:00.000Z"),
  ...overrides,
});

/** `a RELATION b weight`, for graphs in one line each: `"a CAUSED_BY b 0.5"`. */
export function linkOf(line: string): Link {
  const [from = "", relation = "", to = "", weight = "0.5"] = line.split(" ");
  return aLink({ from: cardId(from), relation, to: cardId(to), weight: Number(weight), reason: line });
}
