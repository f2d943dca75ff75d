import type { SourceRef } from "../../../../domain/session.ts";
import { type BookIndex, type Paragraph, spanOf } from "./book-index.ts";
import { type Candidate, candidateOf } from "./candidate.ts";
import type { Rule, RuleSource } from "./rule.ts";

/** Two people whom one paragraph alone brings together. */
interface Meeting {
  readonly people: readonly [string, string];
  readonly paragraph: Paragraph;
  readonly span: SourceRef;
}

const maxParagraphsOfRarePerson = 120;
const maxPerMeeting = 1;

/**
 * How one gets from a meeting of two rare persons to another over the people they share: three meetings, each the
 * only one of its pair. Ends that share a person themselves are refused.
 */
export const navigation: Rule = (source) => {
  const meetings = source.random.shuffle(onlyMeetings(source));
  const byPerson = new Map<string, Meeting[]>();
  for (const meeting of meetings)
    for (const person of meeting.people) byPerson.set(person, [...(byPerson.get(person) ?? []), meeting]);
  const used = new Map<Meeting, number>();
  return meetings.flatMap((middle) => pathOver(middle, byPerson, { source, used }));
};

function onlyMeetings({ book, language }: RuleSource): Meeting[] {
  const together = new Map<string, Meeting[]>();
  for (const paragraph of book.paragraphs) {
    const rare = [...paragraph.people].filter((name) => book.holding(name).size <= maxParagraphsOfRarePerson);
    for (const [index, first] of rare.entries()) {
      for (const second of rare.slice(index + 1)) {
        const key = [first, second].sort().join("/");
        const span = meetingSpan(paragraph, [first, second], language.maxSpanLength);
        const meeting = span && { people: [first, second] as const, paragraph, span };
        together.set(key, [...(together.get(key) ?? []), ...(meeting ? [meeting] : [])]);
      }
    }
  }
  return [...together].flatMap(([key, meetings]) => (isOnly(key, book) ? meetings.slice(0, 1) : []));
}

function isOnly(key: string, book: BookIndex): boolean {
  const [first = "", second = ""] = key.split("/");
  const isOneName = first.includes(second) || second.includes(first);
  return !isOneName && book.countHolding([first, second]) === 1;
}

/** From the sentence that names the one to the sentence that names the other, when that is short enough. */
function meetingSpan(
  paragraph: Paragraph,
  people: readonly [string, string],
  maxLength: number,
): SourceRef | null {
  const [first, second] = people.map((name) => paragraph.mentions.find((mention) => mention.name === name));
  if (first === undefined || second === undefined) return null;
  const [from, to] = first.start < second.start ? [first, second] : [second, first];
  const opening = paragraph.sentences.findLast(({ start }) => start <= from.start);
  const closing = paragraph.sentences.find(({ end }) => end >= to.end);
  if (opening === undefined || closing === undefined || closing.end - opening.start > maxLength) return null;
  return spanOf(paragraph, { start: opening.start, end: closing.end });
}

function pathOver(
  middle: Meeting,
  byPerson: ReadonlyMap<string, readonly Meeting[]>,
  { source, used }: { readonly source: RuleSource; readonly used: Map<Meeting, number> },
): Candidate[] {
  const isFree = (meeting: Meeting) => (used.get(meeting) ?? 0) < maxPerMeeting;
  if (!isFree(middle)) return [];
  const [b, c] = middle.people;
  const from = byPerson
    .get(b)
    ?.find(
      (meeting) => isFree(meeting) && meeting.paragraph !== middle.paragraph && !meeting.people.includes(c),
    );
  const to = byPerson
    .get(c)
    ?.find((meeting) => isFree(meeting) && from !== undefined && isApart(meeting, [middle, from], b));
  if (from === undefined || to === undefined) {
    source.refusals.add("a meeting from which no chain of rare persons leads on");
    return [];
  }
  for (const meeting of [from, middle, to]) used.set(meeting, (used.get(meeting) ?? 0) + 1);
  return [pathQuestion([from, middle, to], source)];
}

function isApart(meeting: Meeting, others: readonly [Meeting, Meeting], shared: string): boolean {
  const [middle, from] = others;
  return (
    meeting.paragraph !== middle.paragraph &&
    meeting.paragraph !== from.paragraph &&
    !meeting.people.includes(shared) &&
    meeting.people.every((person) => !from.people.includes(person))
  );
}

function pathQuestion(path: readonly [Meeting, Meeting, Meeting], { language }: RuleSource): Candidate {
  const [from, middle, to] = path;
  const [b, c] = middle.people;
  const other = (meeting: Meeting, person: string) =>
    meeting.people.find((each) => each !== person) ?? person;
  const people = [other(from, b), b, c, other(to, c)];
  return {
    ...candidateOf({
      type: "NAVIGATION",
      query: language.ask.between([other(from, b), b], [c, other(to, c)]),
      spans: path.map(({ span }) => span),
      hops: path.length - 1,
      concepts: people,
      explanation: language.ask.explainPath(people),
    }),
    expected_path: path.map(({ span }) => span),
    from: from.span,
    to: to.span,
  };
}
