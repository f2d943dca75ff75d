import { defineMessages } from "./catalogue.ts";

/** What `alaya quickstart` says around its tables. */
export const quickstartMessages = defineMessages({
  en: {
    building: (language: "zh" | "en") =>
      `Building and evaluating the ${language === "zh" ? "Chinese" : "English"} novella …`,
    novella: (language: "zh" | "en", dataset: string) =>
      `The ${language === "zh" ? "Chinese" : "English"} novella (${dataset})`,
    byType: (dataset: string) => `Recall@5 by type of question, ${dataset}`,
    type: "type",
    pairs: "questions",
    example: "One question, and what Alaya returned",
    gold: "The answer stands here (✓ among the first ten):",
    goldAt: (found: boolean, session: string, turn: number, quote: string) =>
      `${found ? "✓" : "✗"} ${session} ¶${turn}: ${quote}`,
    finished: (seconds: string) => `Done in ${seconds} s.`,
    reports: (path: string) => `Reports (JSON, Markdown, per-question records): ${path}`,
    next: "What to try next",
    steps: ({ dataset, language }: { readonly dataset: string; readonly language: string }) => [
      "Your own book, into a memory of its own:",
      "  npx alaya init --data-dir ./memory",
      "  npx alaya corpus chapterize book.txt --out ./book",
      "  npx alaya ingest ./book --data-dir ./memory",
      "  npx alaya distill --data-dir ./memory",
      '  npx alaya recall "a question about your book" --data-dir ./memory',
      "The same evaluation with one factor switched:",
      `  npx alaya eval --dataset ${dataset} --set graph.enabled=false`,
      "A generated world, whose every cause is known:",
      `  npx alaya corpus synth --seed 7 --chapters 30 --language ${language} --out ./world`,
      "  npx alaya dataset generate --generator world --corpus ./world --out world.json",
      "  npx alaya eval --dataset world.json --system bm25 alaya",
    ],
  },
  zh: {
    building: (language: "zh" | "en") => `正在构建并评估${language === "zh" ? "中文" : "英文"}中篇小说……`,
    novella: (language: "zh" | "en", dataset: string) =>
      `${language === "zh" ? "中文" : "英文"}中篇小说（${dataset}）`,
    byType: (dataset: string) => `按问题类型的 Recall@5：${dataset}`,
    type: "类型",
    pairs: "问题数",
    example: "一个问题，以及 Alaya 的返回",
    gold: "答案在这些地方（✓ 表示在前十条之内）：",
    goldAt: (found: boolean, session: string, turn: number, quote: string) =>
      `${found ? "✓" : "✗"} ${session} 第 ${turn} 段：${quote}`,
    finished: (seconds: string) => `完成，用时 ${seconds} 秒。`,
    reports: (path: string) => `报告（JSON、Markdown、逐题记录）：${path}`,
    next: "接下来可以试试",
    steps: ({ dataset, language }: { readonly dataset: string; readonly language: string }) => [
      "把你自己的书放进一个新的记忆：",
      "  npx alaya init --data-dir ./memory",
      "  npx alaya corpus chapterize book.txt --out ./book",
      "  npx alaya ingest ./book --data-dir ./memory",
      "  npx alaya distill --data-dir ./memory",
      '  npx alaya recall "关于这本书的问题" --data-dir ./memory',
      "切换一个因子，再做同样的评估：",
      `  npx alaya eval --dataset ${dataset} --set graph.enabled=false`,
      "一个生成的世界，其中的因果全部已知：",
      `  npx alaya corpus synth --seed 7 --chapters 30 --language ${language} --out ./world`,
      "  npx alaya dataset generate --generator world --corpus ./world --out world.json",
      "  npx alaya eval --dataset world.json --system bm25 alaya",
    ],
  },
});
