import type { Language } from "../core/language.ts";
import type { Explorable, RecallHit, RecallResult } from "../domain/recall.ts";
import { cliMessages } from "../messages/cli.ts";

const previewCharacters = 160;

/** The answer of recall as a person reads it (A-4.4 of the Alaya design). */
export function renderRecall(text: string, result: RecallResult, language: Language): string {
  const say = cliMessages(language);
  if (result.hits.length === 0) return [say.recalling(text), "", say.noHits].join("\n");
  const hits = result.hits.flatMap((hit, index) => [...renderHit(hit, index + 1, language), ""]);
  const paths = result.explorable.map((path) => renderPath(path, language));
  return [
    say.recalling(text),
    "",
    ...hits,
    ...(paths.length > 0 ? [say.explorable, ...paths, ""] : []),
    say.averageDistance((result.hDistanceAverage ?? 1).toFixed(2), result.closeToTarget),
  ].join("\n");
}

function renderHit(hit: RecallHit, position: number, language: Language): string[] {
  const say = cliMessages(language);
  const h = hit.hDistance === null ? "" : ` (h=${hit.hDistance.toFixed(2)})`;
  const matched =
    hit.matchedRelation === null
      ? []
      : [
          say.matched(
            hit.matchedRelation,
            hit.relationSimilarity === null ? "-" : hit.relationSimilarity.toFixed(1),
          ),
        ];
  return [`[${position}] ${hit.title}${h} #${hit.kind}`, ...matched, `    ${preview(hit.content)}`];
}

function preview(content: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  return line.length <= previewCharacters ? line : `${line.slice(0, previewCharacters)}…`;
}

const renderPath = ({ relation, count, similarityToQuery }: Explorable, language: Language): string =>
  cliMessages(language).explorablePath(
    relation,
    count,
    similarityToQuery === null ? "" : similarityToQuery.toFixed(2),
  );
