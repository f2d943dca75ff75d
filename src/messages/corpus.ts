import { defineMessages } from "./catalogue.ts";

interface WorldCounts {
  readonly sessions: number;
  readonly events: number;
  readonly paragraphs: number;
  readonly characters: number;
}

/** What the corpus commands say to people. */
export const corpusMessages = defineMessages({
  en: {
    written: (name: string, sessions: number, directory: string) =>
      `✓ Corpus ${name}: ${sessions} sessions written to ${directory}`,
    worldWritten: (directory: string, world: WorldCounts) =>
      `✓ World of ${world.sessions} chapters written to ${directory}: ${world.events} events, ${world.paragraphs} paragraphs, ${world.characters} characters`,
    parts: (counts: string) => `  parts: ${counts}`,
    kind: {
      front: "front matter",
      prologue: "prologue",
      chapter: "chapter",
      epilogue: "epilogue",
      back: "back matter",
    },
    language: "language",
    languageName: { zh: "Chinese", en: "English" },
    sessions: "sessions",
    partsLabel: "parts",
    paragraphs: "paragraphs",
    characters: "characters",
    words: "words",
    longest: "longest",
    shortest: "shortest",
    volumes: "volumes",
    size: (id: string, characters: number) => `${id} (${characters} characters)`,
    none: "none",
  },
  zh: {
    written: (name: string, sessions: number, directory: string) =>
      `✓ 语料 ${name}：${sessions} 个会话已写入 ${directory}`,
    worldWritten: (directory: string, world: WorldCounts) =>
      `✓ 已生成 ${world.sessions} 章的世界，写入 ${directory}：${world.events} 个事件，${world.paragraphs} 段，${world.characters} 字符`,
    parts: (counts: string) => `  部分：${counts}`,
    kind: { front: "前置部分", prologue: "楔子", chapter: "章回", epilogue: "尾声", back: "后置部分" },
    language: "语言",
    languageName: { zh: "中文", en: "英文" },
    sessions: "会话",
    partsLabel: "部分",
    paragraphs: "段落",
    characters: "字符",
    words: "词",
    longest: "最长",
    shortest: "最短",
    volumes: "卷",
    size: (id: string, characters: number) => `${id}（${characters} 字符）`,
    none: "无",
  },
});
