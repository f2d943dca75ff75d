import type { Language } from "../../../src/core/language.ts";
import type { NotScoredReason } from "../../../src/evaluation/metrics/not-scored.ts";

/** What people are told of a metric, or of several that differ in a parameter. */
export interface MetricText {
  /** The names it is about. */
  readonly names: RegExp;
  readonly says: Readonly<Record<Language, string>>;
  readonly formula: Readonly<Record<Language, string>>;
  readonly range: Readonly<Record<Language, string>>;
  /** Every reason that the metric itself gives instead of a number. */
  readonly notScored: readonly NotScoredReason[];
}

const share = { en: "0 to 1", zh: "0 到 1" };
const gold = ["unanswerable-question", "gold-unresolved", "gold-absent"] as const;
const goal = ["gold-unresolved", "no-goal-given", "navigation-facets-absent"] as const;
const path = ["gold-unresolved", "no-path-expected", "path-facets-absent"] as const;

/** Texts of every metric, in the order of the page. */
export const metricTexts: readonly MetricText[] = [
  {
    names: /^recall@\d+$/,
    says: {
      en: "How much of what a right answer must show stands among the first k hits.",
      zh: "正确回答必须展示的内容，有多少出现在前 k 个结果中。",
    },
    formula: {
      en: "gold units found by the first k hits ÷ all gold units of the question",
      zh: "前 k 个结果找到的标准依据数 ÷ 该题全部标准依据数",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^capped-recall@\d+$/,
    says: {
      en: "The same, fair to questions with more than k gold units, which k hits of one unit each cannot all find.",
      zh: "同上，但对标准依据多于 k 个的问题公平：每个结果只含一个依据时，k 个结果找不全。",
    },
    formula: {
      en: "min(1, gold units found by the first k hits ÷ min(k, all gold units))",
      zh: "min(1, 前 k 个结果找到的标准依据数 ÷ min(k, 全部标准依据数))",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^precision@\d+$/,
    says: {
      en: "How many of the first k hits show anything relevant. A hit that repeats what an earlier one found is relevant all the same.",
      zh: "前 k 个结果中有多少是相关的。重复先前所得的结果仍算相关。",
    },
    formula: {
      en: "hits among the first k that cover a gold unit ÷ k, also when fewer than k were returned",
      zh: "前 k 个中盖住某个标准依据的结果数 ÷ k；返回不足 k 个时也除以 k",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^mrr$/,
    says: { en: "How early the first relevant hit comes.", zh: "第一个相关结果出现得多早。" },
    formula: {
      en: "1 ÷ rank of the first hit that finds a gold unit, 0 when none does",
      zh: "1 ÷ 第一个找到标准依据的结果的名次；没有则为 0",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^ndcg@\d+$/,
    says: {
      en: "How early all gold units come, beside the best order of hits with one unit each.",
      zh: "全部标准依据出现得多早，以每个结果各含一个依据的最佳次序为满分。",
    },
    formula: {
      en: "Σ d(max(r, j)) ÷ Σ d(j), d(p) = 1 / log2(p + 1), the j-th unit being found at rank r ≤ k; the lower sum over the first min(k, all gold units) positions",
      zh: "Σ d(max(r, j)) ÷ Σ d(j)，d(p) = 1 / log2(p + 1)，第 j 个依据在名次 r ≤ k 被找到；分母取前 min(k, 全部标准依据数) 个位置",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^recall@\d+-tokens$/,
    says: {
      en: "Recall when every system may return the same amount of text, so that long and short hits compare.",
      zh: "每个系统返回同样多文字时的召回率，长短不一的结果因此可比。",
    },
    formula: {
      en: "gold units found by the hits that fit whole into the budget, from the top to the first that does not fit ÷ all gold units",
      zh: "从头数起、能完整放进预算的结果（到第一个放不下的为止）找到的标准依据数 ÷ 全部标准依据数",
    },
    range: share,
    notScored: gold,
  },
  {
    names: /^tokens-returned$/,
    says: {
      en: "What the answer costs its reader: the estimated tokens of all hits.",
      zh: "回答要读者读多少：全部结果的估计 token 数。",
    },
    formula: { en: "Σ tokens of title and content over the hits", zh: "各结果标题与内容的 token 数之和" },
    range: { en: "from 0", zh: "从 0 起" },
    notScored: [],
  },
  {
    names: /^path-validity$/,
    says: {
      en: "Whether links lead from one span of the expected path to the next within the depth that recall can walk.",
      zh: "在召回能走的步数之内，关系能否从期望路径的一个片段走到下一个。",
    },
    formula: {
      en: "steps whose two cards are joined by at most three links, or are one card ÷ steps of the expected path",
      zh: "两端卡片至多隔三条关系（或是同一张卡片）的步数 ÷ 期望路径的步数",
    },
    range: share,
    notScored: path,
  },
  {
    names: /^path-validity-direct$/,
    says: {
      en: "The same with at most one link: the memory holds the expected path as it stands.",
      zh: "同上，但至多一条关系：记忆原样存有期望的路径。",
    },
    formula: {
      en: "steps whose two cards are joined by at most one link ÷ steps of the expected path",
      zh: "两端卡片至多隔一条关系的步数 ÷ 期望路径的步数",
    },
    range: share,
    notScored: path,
  },
  {
    names: /^navigation-reachable$/,
    says: {
      en: "The ceiling of every navigator: whether five rounds suffice when every move is right.",
      zh: "任何导航者的上限：每步都走对时，五轮是否足够。",
    },
    formula: {
      en: "goals whose shortest way has at most five links ÷ goals",
      zh: "最短路径至多五条关系的目标数 ÷ 目标数",
    },
    range: share,
    notScored: goal,
  },
  {
    names: /^navigation-connected$/,
    says: {
      en: "Whether the memory holds any way to the goal, however long.",
      zh: "记忆中是否有任何一条通往目标的路，不论多长。",
    },
    formula: { en: "goals with a way ÷ goals", zh: "有路可通的目标数 ÷ 目标数" },
    range: share,
    notScored: goal,
  },
  {
    names: /^navigation-success-(?!when)/,
    says: {
      en: "How often the navigator reaches the goal within five rounds, whether or not a way exists.",
      zh: "导航者在五轮内到达目标的频率，不论有没有路。",
    },
    formula: { en: "goals reached ÷ goals", zh: "到达的目标数 ÷ 目标数" },
    range: share,
    notScored: goal,
  },
  {
    names: /^navigation-success-when-reachable-/,
    says: {
      en: "The same over the goals that five rounds suffice for; 1 for the oracle.",
      zh: "同上，但只算五轮足够的目标；oracle 恒为 1。",
    },
    formula: { en: "goals reached ÷ reachable goals", zh: "到达的目标数 ÷ 可到达的目标数" },
    range: share,
    notScored: [...goal, "goal-not-reachable"],
  },
  {
    names: /^navigation-rounds-(?!when)/,
    says: {
      en: "How many rounds (a look at the links of a card, then a move) the navigator needs; giving up does not look quick.",
      zh: "导航者要几轮（看一张卡片的关系，再走一步）；放弃不会显得快。",
    },
    formula: {
      en: "mean rounds, a goal that was not reached counting as five",
      zh: "轮数的均值；没有到达的目标算五轮",
    },
    range: { en: "0 to 5", zh: "0 到 5" },
    notScored: goal,
  },
  {
    names: /^navigation-rounds-when-reached-/,
    says: { en: "The rounds over the goals that were reached.", zh: "只算已到达目标的轮数。" },
    formula: { en: "mean rounds of reached goals", zh: "到达的目标的轮数均值" },
    range: { en: "0 to 5", zh: "0 到 5" },
    notScored: [...goal, "goal-not-reached"],
  },
  {
    names: /^navigation-overlap-/,
    says: {
      en: "How much of the expected path the navigator passed through; another way may be as right.",
      zh: "导航者经过了期望路径的多少；别的路也可能同样正确。",
    },
    formula: {
      en: "spans of the expected path that a visited card covers ÷ spans of the expected path",
      zh: "期望路径中被经过的卡片盖住的片段数 ÷ 期望路径的片段数",
    },
    range: share,
    notScored: [...goal, "path-not-given"],
  },
  {
    names: /^latency-(?:\w+-)?p\d+$/,
    says: {
      en: "Milliseconds that a question took, as the system timed itself: half of the questions (p50), or 95 of 100 (p95), took no longer. Warm-up questions do not count.",
      zh: "一题所用的毫秒数，由系统自己计时：一半（p50）或百分之九十五（p95）的问题不超过它。预热的问题不算。",
    },
    formula: {
      en: "the percentile of the total, or of its parts embed, search and graph",
      zh: "总时间的分位数，或其中向量化（embed）、检索（search）、图（graph）各段的分位数",
    },
    range: { en: "from 0 ms", zh: "从 0 毫秒起" },
    notScored: ["nothing-observed"],
  },
  {
    names: /^hot-tier-hit-rate$/,
    says: {
      en: "How often hits come from the tier at hand. All cards of a fresh memory are HOT, so a rate of 1 there would say nothing.",
      zh: "结果来自手边层的频率。新建的记忆中所有卡片都是 HOT，那时的 1 不说明什么。",
    },
    formula: { en: "hits from HOT ÷ hits with a tier", zh: "来自 HOT 的结果数 ÷ 有冷热层的结果数" },
    range: share,
    notScored: ["nothing-observed", "no-hits", "tiers-absent", "one-tier-only"],
  },
  {
    names: /^temp-accuracy$/,
    says: {
      en: "Whether cards that are used much are HOT. It needs a memory with a record of use, which an evaluation does not make: it has no value yet.",
      zh: "常用的卡片是否在 HOT。需要有使用记录的记忆，而评测不产生使用记录：目前没有数值。",
    },
    formula: {
      en: "much-used cards that are HOT ÷ much-used cards",
      zh: "常用且在 HOT 的卡片数 ÷ 常用的卡片数",
    },
    range: share,
    notScored: ["usage-absent"],
  },
  {
    names: /^graph-gain@\d+$/,
    says: {
      en: "What links add to the relevant finds at equal k; above 1 they help.",
      zh: "相同 k 下关系给相关所得带来多少；大于 1 即有益。",
    },
    formula: {
      en: "gold units found by the first k hits with the graph ÷ without it, each summed over the questions first",
      zh: "用图时前 k 个结果找到的标准依据数 ÷ 不用图时的，先对问题求和再相除",
    },
    range: { en: "from 0; 1 is no difference", zh: "从 0 起；1 为没有差别" },
    notScored: ["nothing-observed", "graph-facet-absent", "nothing-found-without-graph"],
  },
  {
    names: /^graph-gain-raw$/,
    says: {
      en: "The ratio of counts of the Alaya design, blind to relevance.",
      zh: "Alaya 设计中的条数比，不看是否相关。",
    },
    formula: {
      en: "hits returned with the graph ÷ without it, each summed over the questions first",
      zh: "用图时返回的结果数 ÷ 不用图时的，先对问题求和再相除",
    },
    range: { en: "from 0; 1 is no difference", zh: "从 0 起；1 为没有差别" },
    notScored: ["nothing-observed", "graph-facet-absent", "nothing-returned-without-graph"],
  },
  {
    names: /^relation-precision$/,
    says: {
      en: "Of the hits that came by a relation which the question is about, how many are relevant. Seeds came by none and do not count.",
      zh: "沿问题所涉关系到达的结果中，有多少是相关的。种子不经关系，不算在内。",
    },
    formula: {
      en: "hits by a relation of the question that cover a gold unit ÷ hits by a relation of the question",
      zh: "沿所涉关系到达且盖住标准依据的结果数 ÷ 沿所涉关系到达的结果数",
    },
    range: share,
    notScored: ["nothing-observed", "no-relation-asked", "no-hit-by-relation"],
  },
  {
    names: /^relation-precision-./,
    says: {
      en: "The same for one relation. The report shows those by which hits came; custom relations get a name of the same form.",
      zh: "同上，只算一种关系。报告只列出有结果沿其到达的关系；自定义关系的名字形式相同。",
    },
    formula: {
      en: "hits by this relation that cover a gold unit ÷ hits by this relation",
      zh: "沿这种关系到达且盖住标准依据的结果数 ÷ 沿这种关系到达的结果数",
    },
    range: share,
    notScored: ["nothing-observed", "no-relation-asked", "no-hit-by-relation"],
  },
  {
    names: /^relation-embedding-quality$/,
    says: {
      en: "How well the vectors of relations cluster. No system shows its relation vectors to the harness: it has no value yet.",
      zh: "关系向量聚类得如何。还没有系统向评测公开关系向量：目前没有数值。",
    },
    formula: { en: "silhouette of the clustered relation vectors", zh: "关系向量聚类的轮廓系数" },
    range: { en: "-1 to 1", zh: "-1 到 1" },
    notScored: ["relation-embeddings-absent"],
  },
  {
    names: /^abstention-auroc$/,
    says: {
      en: "How well the best score separates questions that the text answers from those that it does not; 0.5 is chance.",
      zh: "最高分能否分开原文有答案与没有答案的问题；0.5 等于乱猜。",
    },
    formula: {
      en: "pairs of an answerable and an unanswerable question in which the answerable one has the higher top score, ties counting half ÷ all such pairs; an empty answer is below every score",
      zh: "一可答、一不可答的问题对中，可答者最高分更高的对数（相等算一半）÷ 全部这样的对数；没有结果则低于任何分数",
    },
    range: share,
    notScored: ["one-class-only"],
  },
];

/** What people are told of the metric of that name; undefined when nobody says anything. */
export const metricText = (name: string): MetricText | undefined =>
  metricTexts.find(({ names }) => names.test(name));
