import { correlationOf } from './correlation.ts';

/** The outcome topic with which the other topics are correlated. */
export const outcomeTopic = 'belonging';

/** Minimum number of finished responses for reporting drivers. */
export const minRespondentsForDrivers = 100;

export const driverWords = ['strong', 'some', 'none', 'opposite', 'unsure'] as const;
/** `opposite`: high scores go along with a low outcome. `unsure`: the data don't show whether there is a relationship. */
export type DriverWord = (typeof driverWords)[number];

export interface Driver {
  readonly topic_id: number;
  /** Rank correlation in hundredths, -95 to 95 in steps of 5. */
  readonly link: number;
}

/** Half the step in which links are published, in hundredths. */
const halfStep = 2.5;

/**
 * The 90 percent interval of a published link, in hundredths: Fisher's z with the variance (1 + r^2 / 2) / (n - 3) of rank correlations
 * (Bonett and Wright 2000), widened by the rounding and rounded outward. n is 100, because no larger number of respondents is published.
 */
export function driverInterval(link: number): { readonly low: number; readonly high: number } {
  const end = (side: -1 | 1) => {
    const r = Math.max(-0.999, Math.min(0.999, (link + side * halfStep) / 100));
    const se = Math.sqrt((1 + (r * r) / 2) / (minRespondentsForDrivers - 3));
    return 100 * Math.tanh(Math.atanh(r) + side * 1.645 * se);
  };
  return { low: Math.floor(end(-1)), high: Math.ceil(end(1)) };
}

/**
 * Conventional interpretation of correlations, in both directions: strong from .50, some from .30, opposite from -.30; their intervals
 * exclude 0, also for the five topics of a screen together. A smaller link is none if its interval is between -.30 and .30, and unsure
 * otherwise. Uses the published number, so that word and number agree.
 */
export function driverWord(link: number): DriverWord {
  if (link >= 30) return link >= 50 ? 'strong' : 'some';
  if (link <= -30) return 'opposite';
  const { low, high } = driverInterval(link);
  return low > -30 && high < 30 ? 'none' : 'unsure';
}

/**
 * The correlation of each topic with the outcome over all respondents; empty for fewer than 100. `outcome` and `scores` have one entry per
 * respondent, in the same order, null if unanswered; incomplete responses are left out. Spearman's rank correlation, which one person can
 * change by at most 12 / n; strongest first, equal ones by id.
 */
export function findDrivers(
  outcome: readonly (number | null)[],
  topics: readonly { readonly topic_id: number; readonly scores: readonly (number | null)[] }[],
): readonly Driver[] {
  const complete = [...outcome.keys()].filter(
    (at) => isNumber(outcome[at]) && topics.every(({ scores }) => isNumber(scores[at])),
  );
  if (complete.length < minRespondentsForDrivers) return [];
  const completeScores = (scores: readonly (number | null)[]) => complete.map((at) => scores[at] ?? 0);
  const outcomeRanks = midRanks(completeScores(outcome));
  return topics
    .map(({ topic_id, scores }) => ({
      topic_id,
      link: publishedLink(correlationOf(outcomeRanks, midRanks(completeScores(scores)))),
    }))
    .sort((a, b) => b.link - a.link || a.topic_id - b.topic_id);
}

function isNumber(score: number | null | undefined): score is number {
  return typeof score === 'number';
}

/** Rounds to steps of .05, and never to 1, which would reveal that everyone agrees. */
function publishedLink(correlation: number): number {
  const rounded = Math.round(correlation * 20 + 1e-9) * 5;
  return Math.max(-95, Math.min(95, rounded)) + 0;
}

/** Ranks from 1; equal values share their mean rank. */
function midRanks(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const ranks = new Map<number, number>();
  for (let from = 0; from < sorted.length; ) {
    const value = sorted[from] ?? 0;
    const upto = sorted.lastIndexOf(value) + 1;
    ranks.set(value, (from + 1 + upto) / 2);
    from = upto;
  }
  return values.map((value) => ranks.get(value) ?? 0);
}
