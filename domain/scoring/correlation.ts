import { meanOf } from './benchmarkScores.ts';

/** Pearson's correlation of two lists in the same order; 0 if either is constant. */
export function correlationOf(xs: readonly number[], ys: readonly number[]): number {
  const [x, y] = [meanOf(xs) ?? 0, meanOf(ys) ?? 0];
  const products = (as: readonly number[], a: number, bs: readonly number[], b: number) =>
    as.reduce((sum, one, at) => sum + (one - a) * ((bs[at] ?? b) - b), 0);
  const spread = products(xs, x, xs, x) * products(ys, y, ys, y);
  return spread <= 0 ? 0 : products(xs, x, ys, y) / Math.sqrt(spread);
}
