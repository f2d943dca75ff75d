import { z } from "zod";
import { formatConfigFile } from "../../../src/config/config-file.ts";
import { configSchema } from "../../../src/config/schema.ts";
import type { Language } from "../../../src/core/language.ts";
import { configurationTexts, environmentTexts, settingTexts } from "./configuration-texts.ts";
import { describeSchema } from "./levels.ts";
import { code, page, table } from "./markdown.ts";

export interface Setting {
  /** As `alaya.config.ts` spells it, with dots between its parts. */
  readonly key: string;
  /** As `config.json` spells it. */
  readonly fileKey: string;
  readonly accepts: Readonly<Record<Language, string>>;
  readonly standard: unknown;
  /** Empty where the schema does not say it. */
  readonly meaning: string;
}

const nodeSchema = z.looseObject({
  description: z.string().optional(),
  default: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

/** Every setting of the schema, those of a group after each other. */
export const settings = (): readonly Setting[] =>
  settingsOf(nodeSchema.parse(z.toJSONSchema(configSchema, { io: "input" })), []);

function settingsOf(node: Node, path: readonly string[]): readonly Setting[] {
  return Object.entries(node.properties ?? {}).flatMap(([name, part]) => {
    const parts = [...path, name];
    return part.properties === undefined ? [settingOf(part, parts)] : settingsOf(part, parts);
  });
}

const settingOf = (node: Node, path: readonly string[]): Setting => ({
  key: path.join("."),
  fileKey: path.map(fileSpelling).join("."),
  accepts: { en: describeSchema(node, "en"), zh: describeSchema(node, "zh") },
  standard: node.default,
  meaning: node.description ?? "",
});

const fileSpelling = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every setting, environment variable and who wins. */
export function configurationPage(language: Language): string {
  const say = configurationTexts[language];
  return page([
    say.title,
    say.about,
    say.files,
    say.filesText,
    say.settings,
    table(
      say.settingColumns,
      settings().map((setting) => [
        code(setting.key),
        code(setting.fileKey),
        setting.accepts[language],
        code(JSON.stringify(setting.standard)),
        meaningOf(setting, language),
      ]),
    ),
    say.example,
    `\`\`\`json config\n${formatConfigFile(configSchema.parse({}))}\`\`\``,
    `\`\`\`ts\nimport { defineConfig } from "@mitsein-ai/alaya";\n\nexport default defineConfig({\n  dataDir: "./memory",\n  factors: { "recall.depth": 2 },\n});\n\`\`\``,
    say.environment,
    table(
      say.environmentColumns,
      Object.entries(environmentTexts).map(([name, text]) => [code(name), text[language]]),
    ),
    say.precedence,
    say.precedenceText,
  ]);
}

export const meaningOf = ({ key, meaning }: Setting, language: Language): string =>
  language === "en" ? meaning : (settingTexts[key] ?? "");
