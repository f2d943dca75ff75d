import type { Word } from "../../../../ports/segmenter.ts";
import { attitudesAgainst, attitudesFor, genericNames, weakNouns, weakVerbs } from "./chinese-words.ts";
import type { ActWords, QuestionWords, Range, RuleLanguage } from "./rule-language.ts";

const sentenceMark = /[。！？!?．…；;]+[”’」』"）)]*/g;
const clauseMark = /[，,：:、“”「」『』"（）()]+/g;
/** A name at the beginning of a clause, how it is said, a verb of speech, and what is said. */
const speaker =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,4}?)(?:听见|听了|连忙|急忙|接着|跟着|[冷大微低轻哭笑忙又便也只就却才还因听早先回答叫喝嚷叹啐骂陪含着了都])*(?:说道|问道|道|说|问|答|喊|骂|叫)(?=[：:，,“"。])/gu;

function isNounTag({ tag }: Word): boolean {
  return tag !== null && /^(?:n|nz|nl)$/.test(tag);
}

function isNoun(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || !isNounTag(word) || word.text.length < 2 || word.text.length > 4) return false;
  const next = words[index + 1];
  const isAdjacent = next !== undefined && next.start === word.start + word.text.length;
  return (
    !weakNouns.has(word.text) && !(isAdjacent && (/^n/.test(next.tag ?? "") || /^[的之]$/.test(next.text)))
  );
}

function ranges(text: string, within: Range, mark: RegExp): Range[] {
  const found: Range[] = [];
  let start = within.start;
  for (const match of text.slice(within.start, within.end).matchAll(mark)) {
    const end = within.start + match.index + (mark === sentenceMark ? match[0].length : 0);
    if (end > start) found.push(trimmed(text, { start, end }));
    start = within.start + match.index + match[0].length;
  }
  if (start < within.end) found.push(trimmed(text, { start, end: within.end }));
  return found.filter((range) => range.end > range.start);
}

function trimmed(text: string, { start, end }: Range): Range {
  const slice = text.slice(start, end);
  return {
    start: start + slice.length - slice.trimStart().length,
    end: end - (slice.length - slice.trimEnd().length),
  };
}

const act = ({ person, verb, object }: ActWords) => `${person}${verb}${object}`;

const ask: QuestionWords = {
  whoDid: ({ verb, object }) => `书里${verb}${object}的人是谁？`,
  whatAbout: (person, thing) => `${person}与“${thing}”有关的那件事，经过是怎样的？`,
  why: (of) => `${act(of)}，是什么缘故？`,
  whyAbout: (person, thing) => `书中写到${person}的一处提及“${thing}”，那样的结果是由什么引起的？`,
  whichFirst: (first, second) => `${act(first)}，同${act(second)}相比，哪一件事发生在前？`,
  actName: act,
  alsoDid: (of) => `${act(of)}，书中另外还有哪几处写到${of.verb}${of.object}？`,
  alsoSaid: (person, phrase) => `写${person}的时候用了“${phrase}”，书中另外还有哪几处也用到它？`,
  feelings: (person, other) => `${person}对${other}的态度，在不同章节里有哪些互相矛盾的表现？`,
  bothSides: ({ person, verb, object }) =>
    `关于${verb}不${verb}${object}，${person}前后的说法或做法有什么不一致？`,
  thenAndNow: (person, thing) => `说到“${thing}”，${person}从前与后来有什么不同？`,
  between: (from, to) =>
    `从${from.join("和")}同时出场的那一处，怎样借着共同的人物走到${to.join("和")}同时出场的那一处？`,
  explainWho: (of) => `全书只有这一段里“${of.verb}”与“${of.object}”同时出现，做这件事的是${of.person}。`,
  explainAbout: (person, thing) => `全书只有这一段里${person}与“${thing}”同时出现。`,
  explainWhy: (marker) => `原文用“${marker}”把起因与结果连在一起；两段分别是起因和结果。`,
  explainOrder: (first, second) => `两件事各只在一处写到，“${act(first)}”所在的章节在“${act(second)}”之前。`,
  explainSimilar: (of, others) => `这些段落都写到${of.verb}${of.object}：${others.join("、")}。`,
  explainPhrase: (phrase, paragraphs) => `“${phrase}”全书只在${paragraphs}段里出现。`,
  explainFeelings: (kind, unkind) =>
    `一些段落写的是“${kind}”，另一些段落写的是“${unkind}”，主语和对象都相同。`,
  explainSides: ({ verb, object }) =>
    `一处是肯定的“${verb}${object}”，另一处带否定词；说话或行事的是同一个人。`,
  explainThenAndNow: (then, now) => `原文以“${then}”与“${now}”把前后两种情形对照起来。`,
  explainPath: (people) => `相邻两处有共同的人物：${people.join("→")}；每一对人物全书只同时出场这一次。`,
};

/** The rules for Chinese, with the tags of the ICTCLAS family. */
export const chineseRules: RuleLanguage = {
  sentences: (text) => ranges(text, { start: 0, end: text.length }, sentenceMark),
  clauses: (text, sentence) => ranges(text, sentence, clauseMark),
  isVerb: ({ text, tag }) =>
    tag !== null &&
    /^vn?$/.test(tag) &&
    text.length <= 2 &&
    !weakVerbs.has(text) &&
    !/^[不没未无]/.test(text),
  isNoun,
  isTopic: isNoun,
  isAnyVerb: ({ text, tag }) => tag === "v" && !/^[不没未无是有]/.test(text),
  isPlainGap: (between) => /^[了着过起上下出得个一二三两几这那些位件只条块张把他她其好]{0,3}$/.test(between),
  isMarked: (afterVerb) => /^[了着过起上下出]/.test(afterVerb),
  isSetPhrase: ({ text, tag }) => tag === "i" && text.length === 4 && /^\p{Script=Han}+$/u.test(text),
  attitude: ({ text }) => (attitudesFor.has(text) ? "for" : attitudesAgainst.has(text) ? "against" : null),
  isNegation: ({ text }) =>
    /^(?:不|没|没有|未|未曾|不曾|别|休|莫|不肯|不愿|不想|不要|不敢|不能|并不|并未)$/.test(text),
  breaksPredicate: ({ text }) => /^(?:被|所|的|之|与|和|同|跟|因|为|比|如|若|若是|但|却是|是)$/.test(text),
  maxWordsToObject: 3,
  personEvidence: (text) => [...text.matchAll(speaker)].map(({ 1: name = "" }) => name),
  isNamePlace: (before) => /[对向把给和与跟被同替]$/.test(before),
  isGenericName: (name) => genericNames.test(name),
  mentionFinder: (names) => {
    const longestFirst = [...names].sort((a, b) => b.length - a.length);
    if (longestFirst.length === 0) return () => [];
    const pattern = new RegExp(longestFirst.join("|"), "g");
    return (text) =>
      [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
        name,
        start: index,
        end: index + name.length,
      }));
  },
  causeOpener: /^(?:只因|皆因|都因|因为|由于|因)(?![此而问说想命叫笑又见向对便就])/,
  effectOpener: /^(?:因此|所以|故此|是以|以致|故而|因而)/,
  causeComesFirst: true,
  thenMarker: /先前|从前|往日|往常|素日|原先|当初|起先|早先|以前|过去/,
  nowMarker: /如今|现在|今日|今儿|后来|谁知|反倒|反而|却又|不想/,
  maxSpanLength: 160,
  minSideLength: 6,
  ask,
};
