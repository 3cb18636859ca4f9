import { cholesky, inverseOf, type Square, toRows } from './linear/cholesky.ts';
import { allocateTerms, rankingTerms } from './plackettLuce.ts';
import { isEstimable, isLinked } from './worthsEstimable.ts';

/** One ranking of some or all items, best first. */
export interface ItemRanking {
  readonly order: readonly number[];
  /** Number of times this ranking occurs; 1 by default. */
  readonly times?: number;
  /** The person who gave the ranking; standard errors are clustered by person. */
  readonly person?: string | number;
}

/** Plackett-Luce worths of a group's rankings. Log-worths sum to 0. */
export interface Worths {
  readonly estimable: true;
  /** Shares that sum to 1, by item. */
  readonly worth: readonly number[];
  readonly log_worth: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly se: readonly number[];
  readonly log_likelihood: number;
  readonly iterations: number;
}

export interface WorthOptions {
  /**
   * Adds a virtual item with half a win and half a loss against each item, which keeps every worth finite (methods 1.2). It affects the
   * worths only, not the errors and the likelihood.
   */
  readonly ghost?: boolean;
}

const SMALLEST_CHANGE = 1e-12;
const MOST_ITERATIONS = 10_000;

/**
 * Plackett-Luce worths by Hunter's MM algorithm (methods 1.2; Hunter 2004): gamma_i <- w_i / SUM over rankings and stages that contain i of
 * 1 / SUM(s >= t) gamma[o_s], w_i = rankings in which i is not last; until max |delta log gamma| < 1e-12. Covariance of the sum-zero
 * log-worths: inv(I + 11'/n) - 11'/n; if rankings name persons, the sandwich inv(I) * SUM_c g_c g_c' * inv(I) * C/(C-1). `{ estimable:
 * false }` if some split of the items does not have a win each way, or if errors cannot be estimated (items not linked by any ranking;
 * fewer than two persons).
 */
export function groupWorths(
  rankings: readonly ItemRanking[],
  items: number,
  { ghost = false }: WorthOptions = {},
): Worths | { readonly estimable: false } {
  const played = ghost ? [...rankings, ...ghostRankings(items)] : rankings;
  if (!isEstimable(played, ghost ? items + 1 : items)) return { estimable: false };
  const { gamma, iterations } = majorize(played, ghost ? items + 1 : items);
  const total = gamma.subarray(0, items).reduce((sum, value) => sum + value, 0);
  const worth = Array.from(gamma.subarray(0, items), (value) => value / total);
  const logs = worth.map(Math.log);
  const middle = logs.reduce((sum, value) => sum + value, 0) / items;
  const log_worth = logs.map((value) => value - middle);
  const errors = errorsOf(rankings, log_worth);
  if (!errors) return { estimable: false };
  return {
    estimable: true,
    worth,
    log_worth,
    covariance: toRows(errors.covariance, items),
    se: Array.from({ length: items }, (_, item) => Math.sqrt(errors.covariance[item * items + item] ?? 0)),
    log_likelihood: errors.logLikelihood,
    iterations,
  };
}

function majorize(
  rankings: readonly ItemRanking[],
  items: number,
): { gamma: Float64Array; iterations: number } {
  const wins = new Float64Array(items);
  for (const { order, times = 1 } of rankings) {
    for (const item of order.slice(0, -1)) wins[item] = (wins[item] ?? 0) + times;
  }
  let gamma = new Float64Array(items).fill(1 / items);
  let iterations = 0;
  let change = Number.POSITIVE_INFINITY;
  while (change >= SMALLEST_CHANGE && iterations < MOST_ITERATIONS) {
    const chances = chancesAt(rankings, gamma);
    const raised = wins.map((won, item) => won / (chances[item] ?? 1));
    const total = raised.reduce((sum, value) => sum + value, 0);
    const next = raised.map((value) => value / total);
    change = next.reduce(
      (most, value, item) => Math.max(most, Math.abs(Math.log(value / (gamma[item] ?? 1)))),
      0,
    );
    gamma = next;
    iterations++;
  }
  return { gamma, iterations };
}

/** For each item the sum of 1 / SUM(s >= t) gamma[o_s] over all stages t in which it could still be chosen. */
function chancesAt(rankings: readonly ItemRanking[], gamma: Float64Array): Float64Array {
  const chances = new Float64Array(gamma.length);
  for (const { order, times = 1 } of rankings) {
    let left = order.reduce((sum, item) => sum + (gamma[item] ?? 0), 0);
    let sum = 0;
    order.forEach((item, index) => {
      if (index < order.length - 1) sum += times / left;
      left -= gamma[item] ?? 0;
      chances[item] = (chances[item] ?? 0) + sum;
    });
  }
  return chances;
}

function ghostRankings(items: number): readonly ItemRanking[] {
  return Array.from({ length: items }, (_, item) => [
    { order: [item, items], times: 0.5 },
    { order: [items, item], times: 0.5 },
  ]).flat();
}

function errorsOf(
  rankings: readonly ItemRanking[],
  logWorth: readonly number[],
): { covariance: Square; logLikelihood: number } | null {
  const items = logWorth.length;
  if (!isLinked(rankings, items)) return null;
  const information = new Float64Array(items * items).fill(1 / items);
  const slopes = new Map<string | number, Float64Array>();
  let logLikelihood = 0;
  for (const { order, times = 1, person } of rankings) {
    const terms = allocateTerms(order.length);
    logLikelihood +=
      times *
      rankingTerms(
        order.map((item) => logWorth[item] ?? 0),
        terms,
      );
    const slope = person === undefined ? null : (slopes.get(person) ?? new Float64Array(items));
    if (slope && person !== undefined) slopes.set(person, slope);
    order.forEach((item, s) => {
      if (slope) slope[item] = (slope[item] ?? 0) + times * (terms.gradient[s] ?? 0);
      order.forEach((other, r) => {
        const at = item * items + other;
        information[at] = (information[at] ?? 0) + times * (terms.information[s * order.length + r] ?? 0);
      });
    });
  }
  const plain = inverseOf(cholesky(information, items), items).map((entry) => entry - 1 / items);
  if (slopes.size === 0) return { covariance: plain, logLikelihood };
  if (slopes.size < 2) return null;
  return { covariance: sandwich(plain, [...slopes.values()]), logLikelihood };
}

/** inv(I) * SUM_c g_c g_c' * inv(I) * C/(C-1), c = person (methods 1.2). */
function sandwich(inverse: Square, slopes: readonly Float64Array[]): Square {
  const [first] = slopes;
  const items = first?.length ?? 0;
  const covariance = new Float64Array(items * items);
  for (const slope of slopes) {
    const moved = slope.map((_, row) =>
      slope.reduce((sum, value, column) => sum + (inverse[row * items + column] ?? 0) * value, 0),
    );
    moved.forEach((a, row) => {
      moved.forEach((b, column) => {
        const at = row * items + column;
        covariance[at] = (covariance[at] ?? 0) + (a * b * slopes.length) / (slopes.length - 1);
      });
    });
  }
  return covariance;
}
