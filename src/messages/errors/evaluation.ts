import { has, type Translations } from "./translation.ts";

/** Corpora, question sets, generated worlds and the records of evaluations. */
export const evaluationErrors: Translations = {
  CORPUS_INVALID: {
    message: "不是语料清单：{reason}",
    hint: "corpus.json 由 alaya corpus chapterize 或 alaya corpus synth 写出",
  },
  CORPUS_CHANGED: {
    message: "内容与 corpus.json 写出时不同（sha256 {found}，应为 {expected}）",
    hint: "请恢复这些文件，或重新制作语料",
  },
  CHAPTERS_NOT_FOUND: (details) => ({
    message: has(details, "pattern") ? "没有一行匹配 {pattern}" : "在这个文本里没有找到章节标题",
    hint: "用 --pattern <regex> 指明标题的样子，或用 --fallback-chars <number> 按长度切分",
  }),
  CHAPTERS_EMPTY: {
    message: "每一行都成了标题，没有一章有正文",
    hint: "请让 --pattern 只匹配章节标题所在的行",
  },
  WORLD_LENGTH: {
    message: "世界不能有 {chapters} 章",
    hint: "至少 1 章；24 章可以出齐各类题目",
  },
  WORLD_INVALID: {
    message: "不是生成的世界：{field}：{reason}",
    hint: "请用 `alaya corpus synth` 重新生成",
  },
  DATASET_INVALID: (details) => ({
    message: has(details, "question")
      ? "不是题集：题目 {question}：{field}：{reason}"
      : "不是题集：{field}：{reason}",
    hint: has(details, "nearest") ? "是不是“{nearest}”？可用的有：{known}" : "请改正该字段",
  }),
  DATASET_EMPTY: {
    message: "按规则在这个文本里出不了题",
    hint: "规则需要有人物姓名的长文本，至少约一部中篇；生成的世界请用 --generator world",
  },
  DATASET_OTHER_CORPUS: {
    message: "题集是为另一份语料，或这份语料的另一个状态而作的",
    hint: "题集要求 sha256 {expected}，语料是 {found}",
  },
  DATASET_ID_REPEATED: {
    message: "题目 {question} 出现了不止一次",
    hint: "请给每道题一个自己的编号；`alaya dataset validate` 会全部列出",
  },
  DATASET_NEEDS_STORE: {
    message: "题集是第一版格式：标准答案是某一个记忆里的卡片",
    hint: "请用 --data-dir 指定那个记忆，并且只评估 {system}",
  },
  STORE_OTHER_CORPUS: {
    message: "这个记忆里没有语料 {corpus} 的 {sessions} 个会话中的任何一个",
    hint: "请指定导入过该语料的记忆，或去掉 --data-dir 让程序现建一个",
  },
  STORE_OTHER_CARDS: {
    message: "这个记忆里没有标准答案的 {cards} 张卡片中的任何一张",
    hint: "请指定出题时所用的那个记忆",
  },
  STORE_NOT_DISTILLED: {
    message: "这个记忆里没有一张卡片包含题集的标准依据",
    hint: "请先用同一个 --data-dir 运行 `alaya distill`",
  },
  EVAL_NO_GOLD: {
    message: "{dataset} 中没有一道题的标准依据在语料里（{causes}）",
    hint: "请用 `alaya dataset validate` 检查题集与语料是否配套",
  },
  RECALL_BAD_SCORE: {
    message: "命中 {id} 的分数是 {score}",
    hint: "记忆系统必须给每个命中一个有限的数作为分数",
  },
  REPORT_INVALID: {
    message: "不是 alaya eval 的报告：{field}：{reason}",
    hint: "请给出 `alaya eval --output` 写出的文件",
  },
  OBSERVATION_INVALID: {
    message: "不是观测记录：{field}：{reason}",
    hint: "文件由另一个版本的 alaya 写出，或被人改过；请重新评估",
  },
};
