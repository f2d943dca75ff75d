/** What a relation says, read one way and the other, with the names that say the same. */
export interface Sense {
  /** What `from RELATION to` says of `from`. */
  readonly forward: Reading;
  /** What it says of `to`; absent for a relation that reads the same both ways. */
  readonly inverse?: Reading;
}

interface Reading {
  /** The first is the relation's own name. */
  readonly names: readonly string[];
  readonly definition: string;
}

/** Senses that names of relations commonly have, in both languages. The definitions are what is embedded. */
export const senses: readonly Sense[] = [
  {
    forward: {
      names: [
        "CAUSED_BY",
        "BECAUSE_OF",
        "DUE_TO",
        "RESULT_OF",
        "RESULTS_FROM",
        "RESULTED_FROM",
        "TRIGGERED_BY",
        "起因于",
        "由于",
        "因为",
      ],
      definition:
        "was caused by, happened because of, is the result of, was brought about by what came before; 由此而起，因为，是它的结果，起因于",
    },
    inverse: {
      names: [
        "CAUSES",
        "CAUSED",
        "LED_TO",
        "LEADS_TO",
        "RESULTS_IN",
        "RESULTED_IN",
        "TRIGGERS",
        "TRIGGERED",
        "BRINGS_ABOUT",
        "BROUGHT_ABOUT",
        "PRODUCES",
        "导致",
        "引起",
        "造成",
        "促成",
        "引发",
      ],
      definition:
        "led to, gives rise to, makes something follow, ends in, sets off a consequence; 导致，引起，造成，促成后果",
    },
  },
  {
    forward: {
      names: ["DEPENDS_ON", "REQUIRES", "NEEDS", "RELIES_ON", "BUILT_ON", "依赖", "依赖于", "需要"],
      definition:
        "depends on, requires, needs it in order to work, relies upon a prerequisite; 依赖，需要，以之为前提",
    },
    inverse: {
      names: ["REQUIRED_BY", "NEEDED_BY", "ENABLES", "SUPPORTS", "UNDERLIES", "支撑", "支持", "使能"],
      definition:
        "enables, supports, makes possible, is the ground on which another stands; 支撑，支持，使之成为可能",
    },
  },
  {
    forward: {
      names: ["SIMILAR_TO", "RESEMBLES", "LIKE", "ALIKE", "SAME_AS", "类似", "相似", "相似于", "类似于"],
      definition: "resembles, is alike, shows the same pattern; 相似，类似，同一种模式",
    },
  },
  {
    forward: {
      names: ["CONTRADICTS", "CONFLICTS_WITH", "OPPOSES", "DISAGREES_WITH", "矛盾", "冲突", "相反", "反对"],
      definition: "contradicts, conflicts, disagrees, says the opposite; 矛盾，冲突，相反",
    },
  },
  {
    forward: {
      names: ["TEMPORAL_NEXT", "FOLLOWED_BY", "PRECEDES", "BEFORE", "早于", "先于"],
      definition: "comes earlier in time, precedes, is succeeded by the next; 时间在先，早于，下一个是",
    },
    inverse: {
      names: ["TEMPORAL_PREVIOUS", "FOLLOWS", "AFTER", "SUCCEEDS", "晚于", "接着"],
      definition: "comes later in time, succeeds, happened afterwards; 时间在后，晚于，接在后面",
    },
  },
  {
    forward: {
      names: ["REFERENCES", "REFERS_TO", "CITES", "POINTS_TO", "QUOTES", "引用", "提及", "提到"],
      definition: "refers back, cites, mentions, quotes an earlier record; 引用，提及，参照",
    },
    inverse: {
      names: ["REFERENCED_BY", "CITED_BY", "QUOTED_BY", "MENTIONED_IN", "被引用", "被提及"],
      definition: "is cited elsewhere, serves as a source for later records; 被引用，作为出处",
    },
  },
  {
    forward: {
      names: ["CO_OCCURS", "APPEARS_WITH", "TOGETHER_WITH", "共现", "同时出现"],
      definition: "turns up together, is recalled at one time with; 共同出现，一起被想起",
    },
  },
  {
    forward: {
      names: ["SUPERSEDES", "REPLACES", "OVERRIDES", "取代", "替代", "代替"],
      definition: "supersedes, replaces an outdated version, is valid instead; 取代，替代旧的",
    },
    inverse: {
      names: ["SUPERSEDED_BY", "REPLACED_BY", "OVERRIDDEN_BY", "被取代", "被替代"],
      definition: "is outdated, gave way to a newer version; 已过时，被新的取代",
    },
  },
  {
    forward: {
      names: ["RELATES_TO", "RELATED_TO", "LINKED_TO", "ASSOCIATED_WITH", "相关", "有关", "关联"],
      definition: "has something to do with; 有关，关联",
    },
  },
  {
    forward: {
      names: ["PART_OF", "BELONGS_TO", "MEMBER_OF", "INCLUDED_IN", "属于", "隶属"],
      definition: "belongs to a whole, is a member, is contained; 属于，是其中一部分",
    },
    inverse: {
      names: ["HAS_PART", "CONTAINS", "INCLUDES", "CONSISTS_OF", "包含", "包括"],
      definition: "contains, includes, is made up of pieces; 包含，包括，由其组成",
    },
  },
  {
    forward: {
      names: ["INSPIRED_BY", "BASED_ON", "DERIVED_FROM_IDEA", "受启发于", "基于"],
      definition: "took its idea from, was modelled upon; 受启发，基于其想法",
    },
    inverse: {
      names: ["INSPIRES", "INSPIRED", "启发"],
      definition: "gave the idea for, served as a model; 启发，给出想法",
    },
  },
  {
    forward: {
      names: ["FIXED_BY", "SOLVED_BY", "RESOLVED_BY", "由其解决"],
      definition: "is a problem whose remedy is, was repaired with; 问题由其解决、修复",
    },
    inverse: {
      names: ["FIXES", "SOLVES", "RESOLVES", "解决", "修复"],
      definition: "remedies a fault, repairs, settles a problem; 解决问题，修复故障",
    },
  },
];
