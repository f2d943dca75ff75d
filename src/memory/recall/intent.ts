import type { Language } from "../../core/language.ts";
import { type RelationName, resolveRelation } from "../../domain/link.ts";

/** A relation that a caller wants walked, in the direction that answers the question. */
export interface Wanted {
  readonly relation: RelationName;
  /** "out": from the card found to the card wanted; "both" where the wording does not say. */
  readonly direction: "out" | "in" | "both";
}

interface Cue extends Wanted {
  readonly wording: RegExp;
}

/** How questions of each language ask for a relation. */
const cues: Readonly<Record<Language, readonly Cue[]>> = {
  en: [
    {
      wording:
        /\b(why|because of what|(what|which)\b.{0,32}\b(caused?|led|made|brought|drove|gave rise)|reason|how come|cause of|root of|owing to what)\b/i,
      relation: "CAUSED_BY",
      direction: "out",
    },
    {
      wording: /\b(consequences?|result(ed)? (of|in)|lead to|led to what|what came of|effect of|outcome)\b/i,
      relation: "CAUSED_BY",
      direction: "in",
    },
    {
      wording:
        /\b(what|who) (happen(s|ed)|came|followed|was done) (next|after|afterwards|then)\b|\bwhat followed\b/i,
      relation: "TEMPORAL_NEXT",
      direction: "out",
    },
    {
      wording:
        /\b(similar|alike|same (kind|sort|way|pattern)|another time|other times|again|resembl\w+|reminds?|like that)\b/i,
      relation: "SIMILAR_TO",
      direction: "both",
    },
    {
      wording:
        /\b(chang\w+ (his|her|their|its) mind|contradict\w*|no longer|used to|opinion|attitude|at odds|conflict\w*|revers\w+|oppos\w+)\b/i,
      relation: "CONTRADICTS",
      direction: "both",
    },
    {
      wording: /\b(from .+ to|how does .+ (connect|relate)|connection|chain of|path|trace)\b/i,
      relation: "REFERENCES",
      direction: "both",
    },
    {
      wording:
        /\b(step by step|(which|what) (steps|links|stages)|links lie|chain of|how did .+ (lead|come|end|get) (to|up|from)|from this\b.+ to this)\b/i,
      relation: "CAUSED_BY",
      direction: "both",
    },
    { wording: /\b(depends? on|needs?|requires?|prerequisite)\b/i, relation: "DEPENDS_ON", direction: "out" },
  ],
  zh: [
    {
      wording:
        /为什么|为何|为啥|怎么会|何以|缘故|原因|起因|因为什么|(什么|哪(件|桩|一)).{0,6}(导致|造成|引起|促成|致使|惹|招)|因(了)?什么|谁害|根源|由来/,
      relation: "CAUSED_BY",
      direction: "out",
    },
    {
      wording: /后果|结果(如何|怎样|是什么)|导致了什么|引出|带来了?什么|造成了?什么|影响/,
      relation: "CAUSED_BY",
      direction: "in",
    },
    {
      wording: /(接着|接下来|随后|之后|后来)(又)?(发生|出)了?(什么|何事)|下一步/,
      relation: "TEMPORAL_NEXT",
      direction: "out",
    },
    {
      wording: /类似|相似|相像|同样|一样|同一种|又一次|还有哪|另一(次|回|处)|其他(几|时候)|如出一辙/,
      relation: "SIMILAR_TO",
      direction: "both",
    },
    {
      wording: /矛盾|相反|改变(了)?(主意|看法|态度|想法)|变卦|反悔|前后不一|不再|态度|看法|转变|起初.*后来/,
      relation: "CONTRADICTS",
      direction: "both",
    },
    {
      wording: /从.+到|怎样(联系|牵连)|如何一步步|线索|经过哪些|联系/,
      relation: "REFERENCES",
      direction: "both",
    },
    {
      wording: /一步步|一环|环环|来龙去脉|牵连|前因后果|怎么会?(走|闹|落|弄|变)到|怎样(走|连|闹)到/,
      relation: "CAUSED_BY",
      direction: "both",
    },
    { wording: /依赖|取决于|需要什么|前提/, relation: "DEPENDS_ON", direction: "out" },
  ],
};

/** The relations that the wording of a question asks for; none when it asks for none. */
export function intentOf(text: string, language: Language): readonly Wanted[] {
  return cues[language]
    .filter(({ wording }) => wording.test(text))
    .map(({ relation, direction }) => ({ relation, direction }));
}

/** What a caller asks for by name: an inverse name walks the stored relation backwards. */
export function wantedOf(relations: readonly string[]): readonly Wanted[] {
  return relations.map((name) => {
    const { relation, inverse } = resolveRelation(name);
    return { relation, direction: inverse ? "in" : "out" };
  });
}
