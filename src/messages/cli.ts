import { defineMessages } from "./catalogue.ts";
import { toChinese } from "./phrases.ts";

const engineTitles: Readonly<Record<string, string>> = { kuzu: "Kuzu", ladybug: "Ladybug" };

/** What the memory commands say to people. */
export const cliMessages = defineMessages({
  en: {
    createdDirectory: (path: string) => `✓ Created directory structure at ${path}`,
    initialisedVectors: (path: string) => `✓ Initialized LanceDB at ${path}`,
    initialisedGraph: (engine: string, path: string) =>
      `✓ Initialized ${engineTitles[engine]} Graph DB at ${path}`,
    createdConfig: (path: string) => `✓ Created config file at ${path}`,
    ready: "✓ Alaya is ready!",
    alreadyInitialised: (path: string) => `Alaya is already initialised at ${path}; nothing was changed.`,
    ingesting: (id: string) => `📥 Ingesting session: ${id}`,
    sessionFacts: (duration: string, tokens: string, channel: string) =>
      `   Duration: ${duration} | Tokens: ${tokens} | Channel: ${channel}`,
    saved: (path: string) => `✓ Saved to ${path}`,
    sessionNode: "✓ Created Session node in graph",
    unchanged: (id: string) => `✓ ${id} is already stored: unchanged`,
    grown: (id: string) => `✓ ${id} has grown: it will be distilled again`,
    idDateMismatch: (id: string, claimed: string, month: string) =>
      `warning: the id ${id} speaks of ${claimed}, its timestamp of ${month}; the timestamp rules`,
    distilling: (id: string) => `🧠 Distilling ${id}`,
    foundCards: (count: number) => `   Found ${count} cards:`,
    card: (title: string, kind: string) => `     ✓ Card: ${title} [${kind}]`,
    more: (count: number) => `     … and ${count} more`,
    createdLinks: (count: number) => `   Created ${count} links:`,
    link: (from: string, relation: string, to: string) => `     ✓ "${from}" ${relation} "${to}"`,
    embedded: (count: number) => `   Generated embeddings for ${count} cards`,
    dropped: (reason: string, count: number) => `   Left out (${reason}): ${count}`,
    distilled: "✓ Distillation complete",
    nothingToDistil: "Nothing to distil: every session is done.",
    stage: (name: string) => name,
    recalling: (text: string) => `🔍 Recalling: ${text}`,
    noHits: "Nothing in this memory fits.",
    matched: (relation: string, similarity: string) => `    matched: ${relation} (rel_sim=${similarity})`,
    explorable: "Explorable paths:",
    explorablePath: (relation: string, count: number, similarity: string) =>
      `  - ${relation} (${count} ${count === 1 ? "node" : "nodes"}${similarity === "" ? "" : `, rel_sim=${similarity}`})`,
    averageDistance: (h: string, close: boolean) =>
      `Average h_distance: ${h}${close ? " (🎯 close to target)" : ""}`,
    statusRaw: "Raw sessions",
    statusGraph: "Graph",
    statusIndex: "Index",
    sessions: "sessions",
    size: "size",
    oldest: "oldest",
    newest: "newest",
    waiting: "waiting for distilling",
    cards: "cards",
    entities: "entities",
    links: "links",
    vectors: "vectors",
    none: "none",
    verified: (sessions: number, cards: number, links: number) =>
      `✓ The three layers agree: ${sessions} sessions, ${cards} cards, ${links} links.`,
    verifyFailed: (count: number) => `✗ ${count} disagreements between the layers:`,
    finding: (code: string, subject: string, detail: string) =>
      `  ${code} ${subject}${detail === "" ? "" : ` (${detail})`}`,
    verifyHint:
      "hint: `alaya rebuild --from graph` makes the index again, `alaya rebuild --from raw` graph and index.",
    rebuilt: (source: string, cards: number) => `✓ Rebuilt from the ${source} layer: ${cards} cards.`,
    pending: (count: number) => `note: ${count} sessions wait for \`alaya distill\`.`,
  },
  zh: {
    createdDirectory: (path: string) => `✓ 已建立目录结构：${path}`,
    initialisedVectors: (path: string) => `✓ 已初始化 LanceDB：${path}`,
    initialisedGraph: (engine: string, path: string) =>
      `✓ 已初始化 ${engineTitles[engine]} 图数据库：${path}`,
    createdConfig: (path: string) => `✓ 已写入配置文件：${path}`,
    ready: "✓ Alaya 已就绪！",
    alreadyInitialised: (path: string) => `${path} 已经初始化过，未作任何改动。`,
    ingesting: (id: string) => `📥 正在导入会话：${id}`,
    sessionFacts: (duration: string, tokens: string, channel: string) =>
      `   时长：${duration} | 词元：${tokens} | 渠道：${channel}`,
    saved: (path: string) => `✓ 已保存到 ${path}`,
    sessionNode: "✓ 已在图中建立会话节点",
    unchanged: (id: string) => `✓ ${id} 已存在：没有变化`,
    grown: (id: string) => `✓ ${id} 有新增内容：将重新蒸馏`,
    idDateMismatch: (id: string, claimed: string, month: string) =>
      `警告：编号 ${id} 写的是 ${claimed}，时间戳是 ${month}，以时间戳为准`,
    distilling: (id: string) => `🧠 正在蒸馏 ${id}`,
    foundCards: (count: number) => `   得到 ${count} 张卡片：`,
    card: (title: string, kind: string) => `     ✓ 卡片：${title} [${kind}]`,
    more: (count: number) => `     …… 另有 ${count} 项`,
    createdLinks: (count: number) => `   建立 ${count} 条关系：`,
    link: (from: string, relation: string, to: string) => `     ✓ “${from}” ${relation} “${to}”`,
    embedded: (count: number) => `   已为 ${count} 张卡片生成向量`,
    dropped: (reason: string, count: number) => `   略去（${toChinese(reason)}）：${count}`,
    distilled: "✓ 蒸馏完成",
    nothingToDistil: "没有待蒸馏的会话。",
    stage: toChinese,
    recalling: (text: string) => `🔍 正在召回：${text}`,
    noHits: "记忆中没有相符的内容。",
    matched: (relation: string, similarity: string) => `    匹配关系：${relation} (rel_sim=${similarity})`,
    explorable: "可以继续探索：",
    explorablePath: (relation: string, count: number, similarity: string) =>
      `  - ${relation}（${count} 个节点${similarity === "" ? "" : `，rel_sim=${similarity}`}）`,
    averageDistance: (h: string, close: boolean) =>
      `平均 h_distance：${h}${close ? "（🎯 已接近目标）" : ""}`,
    statusRaw: "原始会话",
    statusGraph: "图",
    statusIndex: "索引",
    sessions: "会话",
    size: "大小",
    oldest: "最早",
    newest: "最新",
    waiting: "待蒸馏",
    cards: "卡片",
    entities: "实体",
    links: "关系",
    vectors: "向量",
    none: "无",
    verified: (sessions: number, cards: number, links: number) =>
      `✓ 三层一致：${sessions} 个会话，${cards} 张卡片，${links} 条关系。`,
    verifyFailed: (count: number) => `✗ 各层之间有 ${count} 处不一致：`,
    finding: (code: string, subject: string, detail: string) =>
      `  ${toChinese(code)} [${code}] ${subject}${detail === "" ? "" : `（${toChinese(detail)}）`}`,
    verifyHint:
      "提示：`alaya rebuild --from graph` 重建索引层，`alaya rebuild --from raw` 重建图层和索引层。",
    rebuilt: (source: string, cards: number) =>
      `✓ 已由${source === "raw" ? "原始层" : "图层"}重建：${cards} 张卡片。`,
    pending: (count: number) => `注意：有 ${count} 个会话等待 \`alaya distill\`。`,
  },
});
