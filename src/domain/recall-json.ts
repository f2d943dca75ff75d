import type { RecallHit, RecallResult } from "./recall.ts";

/** The recall result as the command line and services give it: snake_case, `results` an alias of `nodes`. */
export function toRecallJson(result: RecallResult) {
  const nodes = result.hits.map(toNodeJson);
  return {
    nodes,
    results: nodes,
    explorable: result.explorable.map(({ relation, count, similarityToQuery }) => ({
      rel: relation,
      count,
      rel_sim_to_query: similarityToQuery,
    })),
    h_distance_avg: result.hDistanceAverage,
    h_min: result.hDistanceMinimum,
    close_to_target: result.closeToTarget,
    sessions: [...new Set(result.hits.flatMap((hit) => hit.evidence.map((ref) => ref.session)))],
    timings: {
      embed_ms: result.timings.embedMs,
      search_ms: result.timings.searchMs,
      graph_ms: result.timings.graphMs,
      total_ms: result.timings.totalMs,
    },
    trace_id: result.traceId,
    graph_expanded: result.graphExpanded,
  };
}

function toNodeJson(hit: RecallHit) {
  return {
    card_id: hit.id,
    title: hit.title,
    content: hit.content,
    kind: hit.kind,
    tags: hit.tags,
    score: hit.score,
    h_distance: hit.hDistance,
    depth: hit.depth,
    matched_rel: hit.matchedRelation,
    rel_similarity: hit.relationSimilarity,
    tier: hit.tier,
    namespace: hit.namespace,
    related: hit.related,
    evidence: hit.evidence,
  };
}
