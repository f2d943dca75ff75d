import { groupBy } from "../../../../core/group-by.ts";
import { predicatesIn } from "./acts.ts";
import type { Clause, Paragraph, Sentence } from "./book-index.ts";
import { type Candidate, candidateOf, goldSpan } from "./candidate.ts";
import type { Rule, RuleSource } from "./rule.ts";

/** A clause that shows a pattern: a verb with its object, or a set phrase. */
interface Scene {
  readonly words: readonly string[];
  readonly sentence: Sentence;
  readonly clause: Clause;
}

const maxScenes = 6;

/** Where else a pattern comes that two to six paragraphs of the book show; one of them is named by its person. */
export const similarFind: Rule = (source) => {
  const groups = [...groupBy(findScenes(source), ({ words }) => words.join("/")).values()];
  return source.random.shuffle(groups.flatMap((group) => similarQuestion(onePerParagraph(group), source)));
};

function findScenes({ book, language }: RuleSource): Scene[] {
  return book.paragraphs.flatMap(({ text, sentences }) =>
    sentences.flatMap((sentence) =>
      sentence.clauses.flatMap((clause) => {
        const patterns = [
          ...predicatesIn({ text, words: clause.words }, language).map(({ verb, object }) => [verb, object]),
          ...clause.words.filter(language.isSetPhrase).map((word) => [word.text]),
        ];
        return patterns.map((words) => ({ words, sentence, clause }));
      }),
    ),
  );
}

function onePerParagraph(scenes: readonly Scene[]): Scene[] {
  const seen = new Set<Paragraph>();
  return scenes.filter(
    ({ sentence: { paragraph } }) => !seen.has(paragraph) && seen.add(paragraph) !== undefined,
  );
}

function similarQuestion(scenes: readonly Scene[], source: RuleSource): Candidate[] {
  const { book, language, refusals } = source;
  const sessions = new Set(scenes.map(({ sentence }) => sentence.paragraph.sessionIndex));
  if (scenes.length < 2 || sessions.size < 2) return [];
  const [words = []] = scenes.map((scene) => scene.words);
  const named = scenes.find((scene) => personOf(scene, scenes) !== null);
  const hasOthers = book.countHolding(words) > scenes.length;
  if (scenes.length > maxScenes || named === undefined || hasOthers) {
    refusals.add("a pattern too common, or without a person to name it by, or told elsewhere in other forms");
    return [];
  }
  const person = personOf(named, scenes) ?? "";
  const others = scenes.filter((scene) => scene !== named);
  const [verb = "", object = ""] = words;
  const isPhrase = words.length === 1;
  return [
    candidateOf({
      type: "SIMILAR_FIND",
      query: isPhrase ? language.ask.alsoSaid(person, verb) : language.ask.alsoDid({ person, verb, object }),
      spans: others.map(({ sentence, clause }) => goldSpan(sentence, [clause], language.maxSpanLength)),
      hops: 1,
      concepts: [person, ...words],
      explanation: isPhrase
        ? language.ask.explainPhrase(verb, scenes.length)
        : language.ask.explainSimilar(
            { person, verb, object },
            others.map(({ sentence }) => sentence.paragraph.session.id),
          ),
    }),
  ];
}

/** The subject of a scene, when it names one person before its pattern and no other scene has the same. */
function personOf(scene: Scene, scenes: readonly Scene[]): string | null {
  const until = scene.sentence.clauses.indexOf(scene.clause) + 1;
  const before = scene.sentence.clauses
    .slice(0, until)
    .flatMap(({ mentions }) => mentions.map(({ name }) => name));
  const [person] = new Set(before);
  const isOnly = new Set(before).size === 1;
  const isShared = scenes.some(
    (other) => other !== scene && person !== undefined && other.sentence.paragraph.people.has(person),
  );
  return person !== undefined && isOnly && !isShared ? person : null;
}
