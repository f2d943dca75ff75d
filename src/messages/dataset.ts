import { defineMessages } from "./catalogue.ts";

/** Facts of an issue, by name, as texts. */
type Facts = Readonly<Record<string, string>>;

/** What the data set commands say to people. */
export const datasetMessages = defineMessages({
  en: {
    written: (path: string, questions: number) => `✓ ${questions} questions written to ${path}`,
    valid: (questions: number) => `✓ ${questions} questions fit their corpus.`,
    invalid: (errors: number) => `✗ ${errors} errors:`,
    warnings: (count: number) => `${count} warnings:`,
    notes: "notes:",
    issue: {
      QUOTE_MISMATCH: (of: Facts) =>
        `${of.question} ${of.field}: the quote does not stand there; found “${of.found}”${of.actual === "" ? "" : `; it stands at ${of.actual}`}`,
      SESSION_MISSING: (of: Facts) => `${of.question} ${of.field}: the corpus has no session ${of.session}`,
      TURN_MISSING: (of: Facts) =>
        `${of.question} ${of.field}: session ${of.session} has no turn ${of.turn}, only ${of.turns}`,
      ID_REPEATED: (of: Facts) => `${of.question}: the id comes more than once`,
      SPANS_MISSING: (of: Facts) => `${of.question}: answerable, but without spans`,
      SPANS_UNWANTED: (of: Facts) => `${of.question}: not answerable, but with spans`,
      PATH_ENDS: (of: Facts) => `${of.question}: the path does not lead from “from” to “to”`,
      CORPUS_OTHER: (of: Facts) =>
        `made for another corpus: sha256 ${of.expected}, the corpus has ${of.found}`,
      MIX_OFF: (of: Facts) => `${of.difficulty}: ${of.share} of the questions, the target is ${of.target}`,
      LEAK_SHARE: (of: Facts) =>
        `${of.share} of the questions repeat a run of their gold, at most ${of.limit} may`,
    },
    stats: {
      questions: "questions",
      answerable: "answerable",
      types: "types",
      difficulties: "difficulties",
      clusters: "clusters",
      hops: "hops",
      spans: "spans per question",
      leaks: "leak share",
    },
    spans: (mean: string, least: number, most: number) => `${mean} (${least} to ${most})`,
    none: "none",
  },
  zh: {
    written: (path: string, questions: number) => `✓ ${questions} 道题已写入 ${path}`,
    valid: (questions: number) => `✓ ${questions} 道题与语料相符。`,
    invalid: (errors: number) => `✗ ${errors} 处错误：`,
    warnings: (count: number) => `${count} 处提醒：`,
    notes: "说明：",
    issue: {
      QUOTE_MISMATCH: (of: Facts) =>
        `${of.question} ${of.field}：引文不在所指之处；该处是“${of.found}”${of.actual === "" ? "" : `；引文在 ${of.actual}`}`,
      SESSION_MISSING: (of: Facts) => `${of.question} ${of.field}：语料中没有会话 ${of.session}`,
      TURN_MISSING: (of: Facts) =>
        `${of.question} ${of.field}：会话 ${of.session} 没有第 ${of.turn} 轮，共 ${of.turns} 轮`,
      ID_REPEATED: (of: Facts) => `${of.question}：编号重复`,
      SPANS_MISSING: (of: Facts) => `${of.question}：标为可答，却没有引文`,
      SPANS_UNWANTED: (of: Facts) => `${of.question}：标为不可答，却有引文`,
      PATH_ENDS: (of: Facts) => `${of.question}：路径不是从 from 到 to`,
      CORPUS_OTHER: (of: Facts) => `为另一份语料而作：sha256 ${of.expected}，现语料是 ${of.found}`,
      MIX_OFF: (of: Facts) => `${of.difficulty}：占 ${of.share}，目标是 ${of.target}`,
      LEAK_SHARE: (of: Facts) => `${of.share} 的题目照抄了答案原文，至多允许 ${of.limit}`,
    },
    stats: {
      questions: "题目",
      answerable: "可答",
      types: "类型",
      difficulties: "难度",
      clusters: "分组",
      hops: "跳数",
      spans: "每题引文",
      leaks: "泄题比例",
    },
    spans: (mean: string, least: number, most: number) => `${mean}（${least} 至 ${most}）`,
    none: "无",
  },
});
