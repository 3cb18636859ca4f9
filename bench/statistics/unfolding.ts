import { logProbability } from '../../domain/scoring/plackettLuce.ts';

/** The steps of one continuum that the options of a culture question describe, lowest first. */
export const steps = [0, 1, 2, 3] as const;

/**
 * How strongly the distance from a step determines its rank; true steps then score 3, 24, 76 and 97 on the
 * index.
 */
export const SHARPNESS = 2.3;

const placeCount = steps.length;
/** All orders of the four options, most fitting first. */
export const orders: readonly (readonly number[])[] = permutations([...steps.keys()]);

/**
 * Returns the utilities of the steps for a person at this position on the continuum, 0-3: the closer the
 * step, the higher its utility.
 */
export const utilitiesAt = (place: number): readonly number[] =>
  steps.map((step) => -SHARPNESS * Math.abs(place - step));

/** Returns the logarithm of the probability that a person at this position ranks the steps in this order. */
export function logProbabilityOf(order: readonly number[], place: number): number {
  const utilities = utilitiesAt(place);
  return logProbability(order.map((step) => utilities[step] ?? 0));
}

const grid = Array.from({ length: 61 }, (_, at) => ((placeCount - 1) * at) / 60);
const tables = new Map(
  orders.map((order) => [order.join(), grid.map((place) => logProbabilityOf(order, place))]),
);

/**
 * Returns a person's position by the unfolding model, as an index from 0 to 100: the posterior mean over the
 * continuum, with equal prior probabilities.
 */
export function unfoldedIndex(answered: readonly (readonly number[])[]): number {
  const logs = grid.map((_, at) =>
    answered.reduce((sum, order) => sum + (tables.get(order.join())?.[at] ?? 0), 0),
  );
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, at) => sum + weight * (grid[at] ?? 0), 0) / total;
  return (100 * mean) / (placeCount - 1);
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
