import type { QuestionMetric } from "./metric.ts";
import { type NotScored, notScored } from "./not-scored.ts";
import type { NavigationAttempt, NavigatorName, Observation, ObservedNavigation } from "./observation.ts";

/** Rounds (looks at a frontier, each followed by one move) that an attempt may use. */
export const maxRounds = 5;

/** Share of goals that the rounds suffice for, if every move is right: the ceiling of every navigator. */
export const navigationReachable: QuestionMetric = {
  name: "navigation-reachable",
  better: "higher",
  score: ({ navigation }) => ("notScored" in navigation ? navigation : Number(isReachable(navigation))),
};

/** Share of goals to which a way exists in the store, however long. */
export const navigationConnected: QuestionMetric = {
  name: "navigation-connected",
  better: "higher",
  score: ({ navigation }) =>
    "notScored" in navigation ? navigation : Number(navigation.shortestHops !== null),
};

const isReachable = ({ shortestHops }: ObservedNavigation): boolean =>
  shortestHops !== null && shortestHops <= maxRounds;

/** Share of all goals that the navigator reached within the cap, whether or not a way exists. */
export const navigationSuccess = (navigator: NavigatorName): QuestionMetric =>
  attemptMetric(`navigation-success-${navigator}`, "higher", navigator, ({ success }) => Number(success));

/** Share of the goals that can be reached within the cap which the navigator did reach; 1 for the oracle. */
export const navigationSuccessWhenReachable = (navigator: NavigatorName): QuestionMetric => ({
  name: `navigation-success-when-reachable-${navigator}`,
  better: "higher",
  score: (observation) => {
    const { navigation } = observation;
    return "notScored" in navigation || isReachable(navigation)
      ? navigationSuccess(navigator).score(observation)
      : notScored("goal-not-reachable");
  },
});

/** Mean rounds; a goal that was not reached counts as the cap, so that giving up early does not look quick. */
export const navigationRounds = (navigator: NavigatorName): QuestionMetric =>
  attemptMetric(`navigation-rounds-${navigator}`, "lower", navigator, ({ rounds }) => rounds);

/** Mean rounds over the goals that were reached. */
export const navigationRoundsWhenReached = (navigator: NavigatorName): QuestionMetric =>
  attemptMetric(`navigation-rounds-when-reached-${navigator}`, "lower", navigator, ({ success, rounds }) =>
    success ? rounds : notScored("goal-not-reached"),
  );

/** Share of the expected path's spans that the navigator passed through; another way may be as right. */
export const navigationOverlap = (navigator: NavigatorName): QuestionMetric =>
  attemptMetric(
    `navigation-overlap-${navigator}`,
    "higher",
    navigator,
    ({ pathOverlap }) => pathOverlap ?? notScored("path-not-given"),
  );

function attemptMetric(
  name: string,
  better: "higher" | "lower",
  navigator: NavigatorName,
  measure: (attempt: NavigationAttempt) => number | NotScored,
): QuestionMetric {
  return {
    name,
    better,
    score: (observation) => {
      const attempt = attemptBy(navigator, observation);
      return "notScored" in attempt ? attempt : measure(attempt);
    },
  };
}

function attemptBy(navigator: NavigatorName, { navigation }: Observation): NavigationAttempt | NotScored {
  if ("notScored" in navigation) return navigation;
  const attempt = navigation.attempts.find((candidate) => candidate.navigator === navigator);
  return attempt ?? notScored("navigation-facets-absent");
}
