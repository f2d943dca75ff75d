import { defineMessages } from "./catalogue.ts";
import { toChinese } from "./phrases.ts";

/** Finding → what a person does about it when a repair cannot. */
const english: Readonly<Record<string, string>> = {
  SESSION_FILE_MISSING:
    "next step: raw files are gone; bring them back with `alaya restore <backup>`, or ingest these sessions again.",
  SESSION_FILE_DAMAGED:
    "next step: raw files are damaged; put back sound copies from a backup, or delete them and ingest these sessions again.",
};

const chinese: Readonly<Record<string, string>> = {
  SESSION_FILE_MISSING: "下一步：原始文件不见了；请用 `alaya restore <备份>` 恢复，或重新导入这些会话。",
  SESSION_FILE_DAMAGED: "下一步：原始文件已损坏；请从备份中取回完好的文件，或删除它们并重新导入这些会话。",
};

/** What `alaya verify` says to people. */
export const verifyMessages = defineMessages({
  en: {
    verified: (sessions: number, cards: number, links: number) =>
      `✓ The three layers agree: ${sessions} sessions, ${cards} cards, ${links} links.`,
    failed: (count: number) => `✗ ${count} disagreements between the layers:`,
    finding: (code: string, subject: string, detail: string) =>
      `  ${code} ${subject}${detail === "" ? "" : ` (${detail})`}`,
    hint: "hint: `alaya verify --repair` makes them agree again.",
    steps: english,
    pending: (count: number) => `note: ${count} sessions wait for \`alaya distill\`.`,
    repairing: (count: number) => `Repaired, of ${count} disagreements:`,
    rebuilt: {
      graph: "Made the index again from the graph.",
      raw: "Made graph and index again from the raw sessions.",
    },
    setAside: (path: string) => `Set aside: ${path}`,
  },
  zh: {
    verified: (sessions: number, cards: number, links: number) =>
      `✓ 三层一致：${sessions} 个会话，${cards} 张卡片，${links} 条关系。`,
    failed: (count: number) => `✗ 各层之间有 ${count} 处不一致：`,
    finding: (code: string, subject: string, detail: string) =>
      `  ${toChinese(code)} [${code}] ${subject}${detail === "" ? "" : `（${toChinese(detail)}）`}`,
    hint: "提示：`alaya verify --repair` 使它们重新一致。",
    steps: chinese,
    pending: (count: number) => `注意：有 ${count} 个会话等待 \`alaya distill\`。`,
    repairing: (count: number) => `已修复 ${count} 处不一致：`,
    rebuilt: { graph: "已由图层重建索引层。", raw: "已由原始会话重建图层和索引层。" },
    setAside: (path: string) => `已移出：${path}`,
  },
});
