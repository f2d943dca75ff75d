import { addUsage, noUsage, type Usage } from "../core/concurrency.ts";
import { groupBy } from "../core/group-by.ts";
import type { ModelCall, ModelStage } from "./model-call.ts";

/** What one stage asked of one model. */
export interface StageCosts {
  readonly stage: ModelStage;
  readonly model: string;
  readonly usage: Usage;
  /** Requests that got no usable answer. */
  readonly failed: number;
  /** Null when some of it has no price. */
  readonly cost: number | null;
  /** Of answered requests; null when there are none. */
  readonly meanLatencyMs: number | null;
}

/** The calls by stage and model, in the order of their first calls. */
export function summariseCalls(calls: readonly ModelCall[]): readonly StageCosts[] {
  const groups = groupBy(calls, ({ stage, model }) => JSON.stringify([stage, model]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ stage: first.stage, model: first.model, ...totalOf(group) }];
  });
}

/** What all calls come to. */
export function totalOf(calls: readonly ModelCall[]): Omit<StageCosts, "stage" | "model"> {
  const answered = calls.filter(({ failure }) => failure === null);
  const latency = answered.reduce((sum, { latencyMs }) => sum + latencyMs, 0);
  return {
    usage: calls.map(({ usage }) => usage).reduce(addUsage, noUsage),
    failed: calls.length - answered.length,
    cost: calls.reduce<number | null>(
      (sum, { cost, usage }) =>
        sum === null || (cost === null && usage.calls > 0) ? null : sum + (cost ?? 0),
      0,
    ),
    meanLatencyMs: answered.length === 0 ? null : latency / answered.length,
  };
}
