import type { Language } from "../../../src/core/language.ts";
import { factors, type Levels, presets, type Stage } from "../../../src/domain/factors.ts";
import { factorMeanings } from "../../../src/messages/errors/names.ts";
import { acceptedBy } from "./levels.ts";
import { code, page, table } from "./markdown.ts";

const texts = {
  en: {
    title: "# Factors",
    about:
      "Everything about a memory that an experiment may vary. Generated from `src/domain/factors.ts`. In Chinese: [zh/factors.md](zh/factors.md).",
    use: "Set one with `--set <factor>=<level>` (repeatable), several with a preset (`--preset <name>`), or all under `factors` of the [configuration](configuration.md). `--set` wins over the configuration's `factors`, and those over the preset.",
    columns: ["factor", "levels", "default", "stage", "meaning"],
    stages: "## Stages",
    stagesAbout:
      "A change of a level makes void what its stage and all later ones made; what earlier stages made is kept.",
    stageColumns: ["stage", "what it is"],
    presets: "## Presets",
    presetsAbout: "What a preset leaves out keeps the default.",
    presetColumns: ["preset", "levels"],
    allDefault: "all at their defaults",
  },
  zh: {
    title: "# 因子",
    about:
      "记忆中一切可供实验改变之处。本页由 `src/domain/factors.ts` 生成。English: [../factors.md](../factors.md)。",
    use: "用 `--set <因子>=<取值>` 设定一个（可重复），用预设（`--preset <名字>`）设定一组，或写在[配置](configuration.md)的 `factors` 之下。`--set` 优先于配置的 `factors`，后者优先于预设。",
    columns: ["因子", "取值", "默认", "阶段", "含义"],
    stages: "## 阶段",
    stagesAbout: "改变一个取值，则它所在的阶段和其后各阶段的结果作废；先前阶段的结果保留。",
    stageColumns: ["阶段", "是什么"],
    presets: "## 预设",
    presetsAbout: "预设没有提到的因子取默认值。",
    presetColumns: ["预设", "取值"],
    allDefault: "全部取默认值",
  },
};

const stages: Readonly<Record<Language, Readonly<Record<Stage, string>>>> = {
  en: {
    distil: "sessions become cards and links; a new memory is needed",
    embed: "cards become vectors",
    workload: "cards are used and introspected: they move between tiers, or are forgotten",
    recall: "a question is answered; the memory stays as it is",
    score: "answers are judged",
  },
  zh: {
    distil: "会话变成卡片与关系；需要新建记忆",
    embed: "卡片变成向量",
    workload: "卡片被使用、被自省：在冷热层之间移动，或被遗忘",
    recall: "回答问题；记忆不变",
    score: "评判回答",
  },
};

/** Every factor with its levels, default, stage and meaning, and the presets. */
export function factorsPage(language: Language): string {
  const say = texts[language];
  const used = new Set<Stage>(Object.values(factors).map(({ stage }) => stage));
  return page([
    say.title,
    say.about,
    say.use,
    table(say.columns, factorRows(language)),
    say.stages,
    say.stagesAbout,
    table(
      say.stageColumns,
      Object.entries(stages[language]).filter(([stage]) => used.has(stage as Stage)),
    ),
    say.presets,
    say.presetsAbout,
    table(
      say.presetColumns,
      Object.entries(presets).map(([name, levels]) => [code(name), settings(levels) || say.allDefault]),
    ),
  ]);
}

/** What a factor decides; empty where nobody says it. */
export function factorMeaning(key: keyof typeof factors, language: Language): string {
  return language === "en" ? factors[key].meaning : (factorMeanings[key] ?? "");
}

const factorKeys = Object.keys(factors) as (keyof typeof factors)[];

const factorRows = (language: Language): readonly (readonly string[])[] =>
  factorKeys.map((key) => {
    const { accepts, default: standard, stage } = factors[key];
    return [
      code(key),
      acceptedBy(accepts, language),
      code(JSON.stringify(standard)),
      stage,
      factorMeaning(key, language),
    ];
  });

const settings = (levels: Levels): string =>
  Object.entries(levels)
    .map(([key, level]) => code(`${key}=${JSON.stringify(level)}`))
    .join(", ");
