import { byDetail, has, type Translations } from "./translation.ts";

/** The command was called wrongly: a flag, a name, a configuration. */
export const usageErrors: Translations = {
  USAGE_UNKNOWN_NAME: (details) => ({
    message: "没有叫“{name}”的{kind}",
    hint: has(details, "nearest")
      ? "是不是“{nearest}”？可用的有：{known}"
      : has(details, "known")
        ? "可用的有：{known}"
        : "这里没有可用的{kind}",
  }),
  USAGE_BAD_SETTING: {
    message: "“{setting}”不是 <因子>=<取值> 的形式",
    hint: "例如：--set recall.depth=2",
  },
  USAGE_BAD_LEVEL: {
    message: "因子 {key} 不能取 {level}：{expected}",
    hint: "默认值：{default}；{meaning}",
  },
  USAGE_BAD_INSTANT: { message: "“{text}”不是一个时刻", hint: "例如：--now 2026-03-31T06:29:00Z" },
  USAGE_NO_CORPUS: {
    message: "没有指定出题的材料",
    hint: "用 --corpus 指定语料文件夹，或用 --world 指定生成的世界",
  },
  USAGE_EMPTY_QUERY: { message: "没有可召回的内容：文字是空的", hint: '例如：alaya recall "谁修好了桥"' },
  USAGE_DEPTH: { message: "不能走 {depth} 步", hint: "可走 0 到 3 步，再用 --from-nodes 从找到的卡片继续" },
  USAGE_SAME_CARD: { message: "卡片 {card} 写了两次", hint: "请写两张不同的卡片" },
  USAGE_BAD_RELATION: {
    message: "“{relation}”不能用作卡片之间的关系名",
    hint: "请用字母、数字和下划线，例如 INSPIRED_BY；{taken} 已有别的用处",
  },
  USAGE_BENCH_JOB: { message: "这不是基准测试的任务", hint: "请运行 alaya bench；它会自己启动任务" },
  USAGE_PATTERN: {
    message: "--pattern “{pattern}”不是正则表达式",
    hint: "请按 JavaScript 的写法，例如：--pattern '^第.+章'",
  },
  USAGE_CORPUS_NAME: {
    message: "--name “{name}”不能用作语料名",
    hint: "请使用 1 到 64 个字母、数字、点、下划线或连字符",
  },
  USAGE_CHAT_MODEL: byDetail("what", {
    half: {
      message: "模型要有名字和地址：--model <name> 与 --base-url <url>",
      hint: "例如：--model qwen2.5 --base-url http://localhost:11434/v1",
    },
    both: {
      message: "--recordings 只用文件作答，不能与真实模型的选项同用",
      hint: "例如：--model qwen2.5 --base-url http://localhost:11434/v1",
    },
    neither: {
      message: "需要一个模型：--recordings <file>，或 --model <name> 加 --base-url <url>",
      hint: "例如：--model qwen2.5 --base-url http://localhost:11434/v1",
    },
  }),
  CONFIG_MISSING: { message: "这里没有配置文件", hint: "请检查 --config" },
  CONFIG_INVALID: (details) => {
    if (!("field" in details))
      return {
        message: "无法载入配置：{reason}",
        hint: "它必须是 TypeScript 模块，默认导出由 defineConfig 生成",
      };
    return {
      message: has(details, "field") ? "配置项 {field}：{reason}" : "配置：{reason}",
      hint: "请改正这个键，或删掉它以使用默认值",
    };
  },
  OUT_NOT_EMPTY: {
    message: "这个文件夹里有语料“{corpus}”以外的东西",
    hint: "请用 --out 指定新的或空的文件夹",
  },
  OUT_UNWRITABLE: {
    message: "这里不能写入（{reason}）",
    hint: "请指定一个可以写入的位置；需要文件的地方不能是文件夹",
  },
  OUT_NOT_A_FOLDER: { message: "这里需要一个文件夹", hint: "请用 --out 指定新的或空的文件夹" },
};
