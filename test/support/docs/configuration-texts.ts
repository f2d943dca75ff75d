import type { Language } from "../../../src/core/language.ts";

/** The words around the tables of the configuration page. */
export const configurationTexts = {
  en: {
    title: "# Configuration",
    about:
      "Nothing needs to be configured. The table is generated from `src/config/schema.ts`. In Chinese: [zh/configuration.md](zh/configuration.md).",
    files: "## Which file",
    filesText: [
      "One file is read, and no two are merged; the first that there is:",
      "",
      "1. the file of `--config <file>` (`.json`, or a TypeScript module); it must exist;",
      "2. `alaya.config.ts` in the working directory, or in the nearest folder above it;",
      "3. `config.json` in the data directory that the flag or the variable names, else in `~/.alaya` (`alaya init` writes one).",
      "",
      "`config.json` spells its keys in snake_case, `alaya.config.ts` in camelCase. Factor keys are names and are spelt alike in both. A key that nobody knows is an error (exit code 2) that names it.",
    ].join("\n"),
    settings: "## Settings",
    settingColumns: ["`alaya.config.ts`", "`config.json`", "takes", "default", "meaning"],
    example: "The defaults as `config.json`, and a file that changes two settings as `alaya.config.ts`:",
    environment: "## Environment",
    environmentColumns: ["variable", "meaning"],
    precedence: "## Who wins",
    precedenceText: [
      "- **Data directory:** `--data-dir`, then `ALAYA_DATA_DIR`, then `dataDir` of the file, then `~/.alaya`.",
      "- **Preset:** `--preset`, then `preset` of the file, then `alaya`.",
      "- **A factor:** the last `--set` of it, then `factors` of the file, then the preset, then its default. See [factors](factors.md).",
      "- **Language of the output:** `--lang`, then the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. A locale that begins with `zh` is Chinese, every other English.",
      "",
      "`alaya eval` with `--data-dir` evaluates the memory of that folder as it stands (the system `alaya`; baselines beside it are built). Without the flag it builds every memory from the corpus of the data set and keeps it in the cache, whatever `ALAYA_DATA_DIR` says.",
    ].join("\n"),
  },
  zh: {
    title: "# 配置",
    about:
      "不配置也能用。表格由 `src/config/schema.ts` 生成。English: [../configuration.md](../configuration.md)。",
    files: "## 读哪个文件",
    filesText: [
      "只读一个文件，从不合并两个；取最先存在的：",
      "",
      "1. `--config <文件>` 指定的文件（`.json`，或 TypeScript 模块）；它必须存在；",
      "2. 当前目录或其上最近一层文件夹中的 `alaya.config.ts`；",
      "3. 选项或环境变量指定的数据目录中的 `config.json`，都没有指定时为 `~/.alaya` 中的（`alaya init` 会写一个）。",
      "",
      "`config.json` 的键用 snake_case，`alaya.config.ts` 的键用 camelCase。因子的键是名字，两处写法相同。不认识的键是错误（退出码 2），并会指明是哪个。",
    ].join("\n"),
    settings: "## 设置",
    settingColumns: ["`alaya.config.ts`", "`config.json`", "取值", "默认", "含义"],
    example: "默认值写成 `config.json`，以及改动两项的 `alaya.config.ts`：",
    environment: "## 环境变量",
    environmentColumns: ["变量", "含义"],
    precedence: "## 谁优先",
    precedenceText: [
      "- **数据目录：**`--data-dir`，其次 `ALAYA_DATA_DIR`，其次文件中的 `dataDir`，最后 `~/.alaya`。",
      "- **预设：**`--preset`，其次文件中的 `preset`，最后 `alaya`。",
      "- **因子：**最后一个设定它的 `--set`，其次文件中的 `factors`，其次预设，最后默认值。见[因子](factors.md)。",
      "- **输出语言：**`--lang`，其次区域设置，即 `LC_ALL`、`LC_MESSAGES`、`LANG` 中第一个不为空的。以 `zh` 开头为中文，其余为英文。",
      "",
      "`alaya eval` 带 `--data-dir` 时，原样评测那个文件夹中的记忆（系统 `alaya`；并排的基线照样新建）；不带时一律从题集的语料新建并存入缓存，与 `ALAYA_DATA_DIR` 无关。",
    ].join("\n"),
  },
};

/** Setting → what it means, in Chinese; the English stands in the schema. */
export const settingTexts: Readonly<Record<string, string>> = {
  version: "本格式的版本",
  dataDir: "记忆所在的文件夹；`~` 是主目录，相对路径从当前目录算起",
  agent: "命令行读写谁的记忆；其卡片的命名空间为 `<agent>-main`",
  preset: "一组命名的因子取值",
  factors: "在预设之上改动的因子取值，按因子的键",
  "graph.engine": "存放图的库；`ladybug` 是 Kuzu 的维护分支，用 `alaya migrate --graph` 迁移记忆",
  "embedding.provider": "用什么把文字变成向量；`hashing` 离线可用",
  "embedding.dimensions": "一个向量有多少个数；记忆沿用建立时的数目",
};

/** Every variable that the product reads. */
export const environmentTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ALAYA_DATA_DIR: {
    en: "folder of the memory; `~` is the home directory",
    zh: "记忆所在的文件夹；`~` 是主目录",
  },
  ALAYA_CACHE_DIR: {
    en: "where `alaya eval` keeps the memories it builds; `~/.cache/alaya` when unset; `~` is the home directory",
    zh: "`alaya eval` 所建记忆的存放处；未设定时为 `~/.cache/alaya`；`~` 是主目录",
  },
  LC_ALL: { en: "locale, which decides the language of the output", zh: "区域设置，决定输出语言" },
  LC_MESSAGES: { en: "the same, when `LC_ALL` is unset or empty", zh: "同上，`LC_ALL` 未设定或为空时" },
  LANG: { en: "the same, when both are unset or empty", zh: "同上，前两者都未设定或为空时" },
};
