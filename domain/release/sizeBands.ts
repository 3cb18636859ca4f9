import { isAtLeast } from '../scoring/rounding.ts';

/** Lower bound of a size band: 5-9, 10-19, 20-49, 50-99, 100 and more. */
export type SizeBand = 5 | 10 | 20 | 50 | 100;

const bounds = [100, 50, 20, 10, 5] as const;

/** The size band of a published group (R9). Throws `RangeError` below 5, which is never published. */
export function sizeBand(n: number): SizeBand {
  const band = bounds.find((bound) => n >= bound);
  if (band === undefined) throw new RangeError('groups below 5 have no band');
  return band;
}

/** The last score of a band of ten points; the last band ends at 100. */
export const bandEnd = (from: number): number => (from === 90 ? 100 : from + 9);

/** A mean limited so that it reveals little about any one member; not rounded. */
export interface LimitedMean {
  readonly mean: number;
  /** Whether it is displayed as "20 or less". */
  readonly low: boolean;
  /** Whether it is displayed as "80 or more". */
  readonly high: boolean;
}

/**
 * R8: limits a mean (0-100) over `n` people to [100/n, 100 - 100/n]. A mean m implies that every member scores at least 100 - n(100 - m);
 * at the limit this bound is 0.
 */
export function limitMean(mean: number, n: number): LimitedMean {
  const least = 100 / n;
  const most = 100 - least;
  if (isAtLeast(mean, most)) return { mean: most, low: false, high: true };
  if (isAtLeast(-mean, -least)) return { mean: least, low: true, high: false };
  return { mean, low: false, high: false };
}
