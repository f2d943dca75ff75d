import { z } from "zod";

/** What may be varied about the life of a card: how use is noted, how strength follows from it, what becomes of weak cards. */
export const lifecycleFactors = {
  "usage.touch": {
    stage: "workload",
    default: true,
    accepts: z.boolean(),
    meaning:
      "whether cards that are recalled or looked at count as used; off in evaluations, whatever is set here",
  },
  "tiers.cold_policy": {
    stage: "workload",
    default: "drop+thaw",
    accepts: z.enum(["drop+thaw", "drop-literal"]),
    meaning:
      "what COLD means: the vector is dropped and made again when the card is reached, or dropped for good",
  },
} as const;
