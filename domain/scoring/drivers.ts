import { meanOf } from './benchmark.ts';

/** The topic that the others are held against: whether people are part of the group they work with. */
export const outcomeTopic = 'belonging';

/** Finished forms of a campaign before anything is said of what moves the outcome. */
export const driversFrom = 100;

export type DriverWord = 'strong' | 'some' | 'none';

export interface Driver {
  readonly topic_id: number;
  /** Hundredths of a rank correlation, -95 to 95 in steps of 5. */
  readonly link: number;
}

/** A conventional reading of correlations: strong from .50, some from .30. Of the published number, so that both agree. */
export function driverWord(link: number): DriverWord {
  if (link >= 50) return 'strong';
  return link >= 30 ? 'some' : 'none';
}

/**
 * How much each topic goes with the outcome, over all respondents together; none from fewer than 100. `outcome` and
 * `scores` hold one entry for each respondent, in the same order, null where nothing was answered; such forms are left
 * out. Spearman's rank correlation, because one person can move it by 12 / n at most; strongest first, equal ones by id.
 */
export function driversOf(
  outcome: readonly (number | null)[],
  topics: readonly { readonly topic_id: number; readonly scores: readonly (number | null)[] }[],
): readonly Driver[] {
  const whole = [...outcome.keys()].filter(
    (at) => isNumber(outcome[at]) && topics.every(({ scores }) => isNumber(scores[at])),
  );
  if (whole.length < driversFrom) return [];
  const of = (scores: readonly (number | null)[]) => whole.map((at) => scores[at] ?? 0);
  const wanted = midRanks(of(outcome));
  return topics
    .map(({ topic_id, scores }) => ({ topic_id, link: published(correlation(wanted, midRanks(of(scores)))) }))
    .sort((a, b) => b.link - a.link || a.topic_id - b.topic_id);
}

function isNumber(score: number | null | undefined): score is number {
  return typeof score === 'number';
}

/** In steps of .05, and never 1: that everybody agrees is a fact about each. */
function published(correlation: number): number {
  const rounded = Math.round(correlation * 20 + 1e-9) * 5;
  return Math.max(-95, Math.min(95, rounded)) + 0;
}

/** Places from 1; equal values share the mean of theirs. */
function midRanks(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const places = new Map<number, number>();
  for (let from = 0; from < sorted.length; ) {
    const value = sorted[from] ?? 0;
    const upto = sorted.lastIndexOf(value) + 1;
    places.set(value, (from + 1 + upto) / 2);
    from = upto;
  }
  return values.map((value) => places.get(value) ?? 0);
}

/** Pearson's; 0 where one of both does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [x, y] = [meanOf(xs) ?? 0, meanOf(ys) ?? 0];
  const products = (as: readonly number[], a: number, bs: readonly number[], b: number) =>
    as.reduce((sum, one, at) => sum + (one - a) * ((bs[at] ?? b) - b), 0);
  const spread = products(xs, x, xs, x) * products(ys, y, ys, y);
  return spread <= 0 ? 0 : products(xs, x, ys, y) / Math.sqrt(spread);
}
