import type { Language } from "../../core/language.ts";
import type { Card } from "../../domain/card.ts";

const sentences = {
  next: { zh: "同一会话的下一段", en: "next in the same session" },
  nextSession: { zh: "下一个会话的开头", en: "opening of the next session" },
  nextAbout: { zh: "接下来再提到", en: "next about" },
  sharedNames: { zh: "都提到", en: "both name" },
  similar: { zh: "用词相近", en: "similar words" },
  attitude: { zh: "态度相反", en: "opposite attitudes" },
  change: { zh: "前后有变", en: "changed since" },
  number: { zh: "数目不同", en: "different numbers" },
  byHand: { zh: "手工建立", en: "linked by hand" },
  negation: { zh: "一是一否", en: "one denies the other" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Why a link exists, in the language of the card it starts from. */
export function reasonFor(card: Card, why: keyof typeof sentences, details: readonly string[] = []): string {
  const sentence = sentences[why][card.language];
  if (details.length === 0) return sentence;
  const list = details.slice(0, 4).join(card.language === "zh" ? "、" : ", ");
  return `${sentence}${card.language === "zh" ? "：" : ": "}${list}`;
}
