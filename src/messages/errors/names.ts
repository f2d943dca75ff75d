/** What a name that nobody knows was taken for. */
export const nameKinds: Readonly<Record<string, string>> = {
  factor: "因子",
  generator: "出题器",
  "import format": "导入格式",
  metric: "指标",
  preset: "预设",
  "question type": "题型",
  realiser: "叙述者",
  relation: "关系",
  reporter: "报告格式",
  system: "系统",
};

/** Factor → what it decides. */
export const factorMeanings: Readonly<Record<string, string>> = {
  "distill.distiller": "会话怎样变成卡片：按规则选取并划定，或每轮一张",
  "distill.linking": "哪些卡片之间可以建立关系",
  "recall.strategy": "种子从哪里来：词语、向量，或两者",
  "recall.vector_weight": "余弦相似度相对于词语得分的权重，两者都按最大值缩放",
  "recall.neighbours": "卡片从同一会话前后卡片的得分中分到的比例；0 为关闭",
  "recall.entities": "查询中的名字是否也能找到用同一实体其他名字的卡片",
  "recall.parts":
    "问题含多个部分时，卡片与其中最相符的一部分的相符程度所占的权重（此外是与整个问题的相符程度）；0 为关闭",
  "recall.session_weight": "整个会话的相符程度（相对最相符的会话）给卡片的加分；0 为关闭",
  "recall.coarse_k": "从词语和向量中各取多少候选",
  "recall.rank_by": "命中按什么排序：融合得分加上图的贡献、改按名次倒数融合、1 − h 距离，或余弦",
  "recall.query_parse":
    "怎样理解问题：整句作为一个概念、词语用于全文检索；只用整句；或只用词语，并连成一个概念",
  "recall.relation_match": "哪些关系算作所问的关系：相近的、同名的，或不加区分",
  "recall.relation_threshold": "一种关系与所问的关系要多相近，才算作所问的关系",
  "graph.direction": "关系朝哪个方向走：所问关系的方向、只按存储的方向，或双向",
  "graph.expand_when": "什么时候才沿关系走：总是、结果不足 5 个时，或只在问及关系时",
  "h.seed_relation": "问及关系时检索所得的卡片：关系距离为 1、为 0.5，或不列入回答",
  "h.concept_agg": "到多个概念的距离：0.8 × 最近的 + 0.2 × 平均、平均，或最远的",
  "recall.depth": "召回从种子出发走几步",
  "graph.enabled": "关系是否可以加入和提升卡片",
  "graph.weight": "关系从种子传给所到卡片的得分权重",
  "h.weights": "启发式距离中概念距离、关系距离和深度的权重",
  "h.depth_mode": "启发式距离的深度项：min(1, 深度/3)、加权的 0.1 × 深度、不加权的 0.1 × 深度，或没有",
  "h.no_relation": "没有问及关系时的关系距离：略去、0，或 0.5",
  "usage.touch": "被召回或被查看的卡片是否算作用过；评估时一律不算，不论这里怎样设定",
  "tiers.cold_policy": "COLD 的含义：丢弃向量，卡片被找到时重新生成；或丢弃后不再生成",
};
