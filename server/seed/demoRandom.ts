import { seededRandom as seededNumbers } from '../usecases/scoring/calibration/seededRandom.ts';

/** A seeded generator, so that the demo is the same on every machine. */
export interface Random {
  /** Returns a number that is at least 0 and below 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Mean 0, standard deviation 1. */
  normal(): number;
}

export function seededRandom(seed: number): Random {
  const { next, normal } = seededNumbers(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number], // The index is in range.
    weighted(weights) {
      const entries = Object.entries<number>(weights);
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const key = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (key ?? entries[entries.length - 1])?.[0] as keyof typeof weights;
    },
    normal,
  };
}
