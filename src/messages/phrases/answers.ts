import type { Phrase } from "./phrase.ts";

/** Why the answer of a model service does not fit what was asked. */
export const answerPhrases: readonly Phrase[] = [
  [/^the reply is empty$/, "应答是空的"],
  [/^it holds a vector (-?\d+), but (\d+) texts were sent$/, "其中有向量 $1，而只发出了 $2 段文字"],
  [/^it holds two vectors (\d+)$/, "其中向量 $1 有两个"],
  [/^it lacks vector (\d+) of (\d+)$/, "缺少向量 $1（共 $2 个）"],
  [/^vector (\d+) has (\d+) numbers, not (\d+)$/, "向量 $1 有 $2 个数，而不是 $3 个"],
  [/^vector (\d+) has no numbers$/, "向量 $1 里没有数"],
  [/^vector (\d+) has numbers that are not finite$/, "向量 $1 含有非有限数"],
  [/^vector (\d+) has no direction$/, "向量 $1 全为零"],
  [/^it scores a document (-?\d+), but (\d+) were sent$/, "其中给文档 $1 打了分，而只发出了 $2 篇"],
  [/^it scores document (\d+) twice$/, "文档 $1 打了两次分"],
  [/^it has no score for document (\d+) of (\d+)$/, "文档 $1（共 $2 篇）没有分数"],
  [/^document (\d+) has no score$/, "文档 $1 没有分数"],
];
