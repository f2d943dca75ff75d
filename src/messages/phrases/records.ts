import type { Phrase } from "./phrase.ts";

/** What reports and data sets keep in English: their notes and warnings, and what a system's hits are. */
export const recordPhrases: readonly Phrase[] = [
  [
    /^this data set is in the first format: its gold is card ids, which only the store they were made with can satisfy; there are no spans$/,
    "这个题集是第一版格式：标准依据是卡片编号，只有当初的存储才能满足；其中没有引文",
  ],
  [/^the store holds (\d+) of the (\d+) cards of the gold$/, "存储里只有标准答案 $2 张卡片中的 $1 张"],
  [/^the store holds (\d+) of the (\d+) sessions of the corpus$/, "存储里只有语料 $2 个会话中的 $1 个"],
  [
    /^card: a passage of up to about (\d+) Chinese characters or (\d+) English letters$/,
    "卡片：一段文字，至多约 $1 个汉字或 $2 个英文字母",
  ],
  [/^turn; one of over (\d+) characters is cut at sentence ends$/, "一轮（段）；超过 $1 字符的在句末切开"],
  [/^prompts: (.+)$/, "提示词：$1"],
  [/^groups: (\d+), asked twice (\d+), failed (\d+)$/, "章节组：$1 个，问了两次 $2 个，失败 $3 个"],
  [/^failed: (.+?) to (.+?): (.+); the reply began (.+)$/s, "失败：$1 至 $2：$3；应答的开头是 $4"],
  [/^dropped: wrong-language (\d+)$/, "弃用：语言不对 $1"],
  [/^dropped: trivial (\d+)$/, "弃用：过于简单 $1"],
  [/^dropped: leak (\d+)$/, "弃用：泄露答案 $1"],
  [/^dropped: quote-not-in-text (\d+)$/, "弃用：引文不在原文中 $1"],
  [/^dropped: quote-more-than-once (\d+)$/, "弃用：引文在原文中不止一处 $1"],
  [/^dropped: quote-too-short (\d+)$/, "弃用：引文太短 $1"],
  [/^dropped: quotes-repeat (\d+)$/, "弃用：引文重复 $1"],
  [/^dropped: too-few-quotes (\d+)$/, "弃用：引文太少 $1"],
  [/^dropped: double (\d+)$/, "弃用：与另一题重复 $1"],
  [/^left out: (\d+) turns longer than a request may be$/, "略去：$1 轮，长度超过一次请求的上限"],
  [/^found: (.+)$/, "找到：$1"],
  [/^wished for (\d+) questions, made (\d+)$/, "希望 $1 道题，做出 $2 道"],
  [
    /^the text does not give the 40\/40\/20 mix; achieved: easy (.+), medium (.+), hard (.+)$/,
    "文本达不到 40/40/20 的难度比例；实际：易 $1，中 $2，难 $3",
  ],
  [
    /^(\d+) questions were wanted; this world gives (\d+) in the mix of 40\/40\/20$/,
    "想要 $1 道题；这个世界按 40/40/20 的比例只能出 $2 道",
  ],
  [
    /^(\d+) questions were wanted; this world gives (\d+) and not in the mix of 40\/40\/20, but (.+)$/,
    "想要 $1 道题；这个世界只能出 $2 道，难度也不是 40/40/20，而是 $3",
  ],
  [/^the world has nothing to ask of type (.+)$/, "这个世界出不了这些题型：$1"],
  [
    /^refused, a pattern too common, or without a person to name it by, or told elsewhere in other forms: (\d+)$/,
    "未采用，模式太常见，或没有可指称的人物，或别处换了说法：$1",
  ],
  [/^refused, an event that several paragraphs tell of: (\d+)$/, "未采用，事件在几个段落里都有讲述：$1"],
  [
    /^refused, a meeting from which no chain of rare persons leads on: (\d+)$/,
    "未采用，相遇之后没有由少见人物连成的链条：$1",
  ],
  [
    /^refused, feelings told too often to be one contradiction: (\d+)$/,
    "未采用，感情提得太多，不成一个矛盾：$1",
  ],
  [/^refused, a cause or an effect of a few letters: (\d+)$/, "未采用，因或果只有几个字：$1"],
  [
    /^refused, an effect without a person and a thing that single it out: (\d+)$/,
    "未采用，结果没有可以确指的人物和事物：$1",
  ],
  [/^refused, a question that repeats a run of its gold: (\d+)$/, "未采用，题目照抄了依据：$1"],
  [/^refused, gold too short or question too long: (\d+)$/, "未采用，依据太短或题目太长：$1"],
  [/^refused, an act that several paragraphs tell of: (\d+)$/, "未采用，行为在几个段落里都有讲述：$1"],
  [
    /^refused, a thing that a person meets in several paragraphs: (\d+)$/,
    "未采用，人物在几个段落里都遇到此物：$1",
  ],
  [
    /^refused, a statement made too often to be one contradiction: (\d+)$/,
    "未采用，说法出现太多次，不成一个矛盾：$1",
  ],
  [/^refused, a change without a thing that singles it out: (\d+)$/, "未采用，变化没有可以确指的事物：$1"],
  [/^gold-absent: (\d+)$/, "没有标准依据 $1 题"],
  [/^session-missing: (\d+)$/, "会话不在语料中 $1 题"],
  [/^turn-missing: (\d+)$/, "段落不在语料中 $1 题"],
  [/^quote-differs: (\d+)$/, "引文不符 $1 题"],
  [/^empty-span: (\d+)$/, "引文为空 $1 题"],
];
