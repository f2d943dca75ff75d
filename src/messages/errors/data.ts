import { byDetail, has, type Translations } from "./translation.ts";

/** Files, sessions and texts that are missing or malformed. */
export const dataErrors: Translations = {
  FILE_MISSING: byDetail("what", {
    text: { message: "无法读取这个文件", hint: "请检查路径" },
    sessions: { message: "语料中没有这个会话文件夹", hint: "请检查 corpus.json 的 sessions 字段" },
    session: { message: "没有这个文件", hint: "请检查路径是否写对" },
    import: { message: "没有这个文件或文件夹", hint: "请检查路径是否写对" },
    recordings: { message: "没有这个录制文件", hint: "请检查路径，或用 --record 先录制一份" },
  }),
  FOLDER_EMPTY: {
    message: "文件夹里没有会话文件（*.json）",
    hint: "用 `alaya corpus chapterize` 可以把一本书切成会话",
  },
  IMPORT_WRONG_FORMAT: ({ looks_like }) => ({
    message:
      looks_like === ""
        ? "这不是 {format} 的文件，也不像任何认识的格式"
        : "这不是 {format} 的文件，看起来是 {looks_like}",
    hint:
      looks_like === "alaya-session"
        ? "会话文件请用 `alaya ingest <文件>`"
        : looks_like === "" || looks_like === "json"
          ? "请检查路径；`alaya import --help` 列出了各种格式"
          : "请改用 `alaya import {looks_like} <路径>`",
  }),
  IMPORT_SQLITE: {
    message: "这是 SQLite 数据库（OpenClaw 自 2026.7.2 起把会话存在其中），不是 JSON Lines",
    hint: '请先导出会话：sqlite3 {database} "{query}" > <会话>.jsonl',
  },
  IMPORT_EMPTY: { message: "文件是空的", hint: "请检查路径" },
  IMPORT_NOTHING: {
    message: "文件夹里没有 {format} 的文件（{files}）",
    hint: "请检查路径；`alaya import --help` 列出了各种格式",
  },
  FILE_BINARY: byDetail("what", {
    text: { message: "这不是文本文件", hint: "请给出纯文本；EPUB、PDF、DOC 请先转换成文本" },
    "utf-8": {
      message: "这是二进制文件，不是文本",
      hint: "ingest 读取 JSON 格式的会话文件，import 读取 JSON Lines 与 Markdown",
    },
  }),
  ENCODING_UNKNOWN: byDetail("what", {
    text: {
      message: "文本编码既不是 UTF-8、GB18030、Big5，也不是带字节序标记的 UTF-16",
      hint: "请先转换成 UTF-8，例如使用 iconv",
    },
    "utf-8": {
      message: "文件不是 UTF-8 编码",
      hint: "请先转换，例如使用 iconv；其他编码的书请用 `alaya corpus chapterize` 处理",
    },
  }),
  TEXT_EMPTY: { message: "文本是空的", hint: "请给出有内容的文本文件" },
  JSON_MALFORMED: {
    message: "第 {line} 行第 {column} 列不是合法的 JSON：{reason}",
    hint: "请改正该处，或重新导出这个文件",
  },
  ID_UNSAFE: {
    message: "“{id}”不能用作文件名",
    hint: "请使用 1 到 128 个字母、数字、点、下划线或连字符",
  },
  SESSION_MALFORMED: {
    message: "不是会话文件：{field}：{reason}",
    hint: "会话需要 id、timestamp（毫秒时间戳）和 turns[]，每轮要有 role 和 content",
  },
  QUERY_MALFORMED: {
    message: "不是查询：{field}：{reason}",
    hint: "查询由 text、concepts、relations、depth、from_nodes、limit 组成，都可以省略",
  },
  SESSION_EMPTY: {
    message: "会话 {session} 没有任何文字",
    hint: "会话至少要有一轮带内容的发言",
  },
  SESSION_CONFLICT: {
    message: "会话 {session} 已经存在，而且内容不同",
    hint: "请给新会话换一个编号；已存的会话只能在末尾追加",
  },
  SESSION_NOT_FOUND: (details) => {
    if (has(details, "id"))
      return { message: "图中没有会话“{id}”", hint: "请先写入会话，再写入引用它的内容" };
    return {
      message: "这个记忆里没有会话 {session}",
      hint: has(details, "nearest")
        ? "是不是 {nearest}？会话用 `alaya ingest` 导入"
        : "请先用 `alaya ingest` 导入它",
    };
  },
  CARD_NOT_FOUND: (details) => {
    if (has(details, "id"))
      return { message: "图中没有卡片“{id}”", hint: "请先写入卡片，再写入引用它的内容" };
    return {
      message: "这个记忆里没有卡片 {card}",
      hint: has(details, "nearest")
        ? "是不是 {nearest}？用 `alaya list` 可以列出卡片"
        : has(details, "known")
          ? "用 `alaya list` 可以列出卡片"
          : "请先用 `alaya distill` 得到卡片",
    };
  },
  ENTITY_NOT_FOUND: (details) => {
    if (has(details, "id"))
      return { message: "图中没有实体“{id}”", hint: "请先写入实体，再写入引用它的内容" };
    return {
      message: "这个记忆里没有叫“{entity}”的人或事物",
      hint: has(details, "nearest")
        ? "是不是“{nearest}”？用 `alaya show` 可以看卡片里有谁"
        : has(details, "known")
          ? "用 `alaya show` 可以看卡片里有谁"
          : "这个记忆还不认识任何名字",
    };
  },
  SESSION_FILE_MISSING: {
    message: "会话 {session} 的原始文件不见了",
    hint: "请重新导入该会话；`alaya verify` 会列出所有缺失的内容",
  },
};
