import { reaches, roundHalfUp } from '../scoring/rounding.ts';

/** The lower bound of a size band: 5-9, 10-19, 20-49, 50-99, 100 and more. */
export type NBand = 5 | 10 | 20 | 50 | 100;

const bounds = [100, 50, 20, 10, 5] as const;

/** The band a published group size is shown as (R9). Throws RangeError below 5, which is never published. */
export function nBand(n: number): NBand {
  const band = bounds.find((bound) => n >= bound);
  if (band === undefined) throw new RangeError('groups below 5 have no band');
  return band;
}

/** The last score of a band of ten points; the last band ends with the scale. */
export const bandEnd = (from: number): number => (from === 90 ? 100 : from + 9);

/** A mean limited so far that it says little about any one member; still unrounded. */
export interface Limited {
  readonly mean: number;
  /** Shown as "20 or less". */
  readonly low: boolean;
  /** Shown as "80 or more". */
  readonly high: boolean;
}

/** A score as it is published: an integer of 0..100. */
export interface Capped {
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
}

/**
 * R8: limits a mean of 0..100 over `n` people to [100/n, 100 - 100/n]. A mean m implies that every member has at
 * least 100 - n(100 - m); with the limit that bound is 0.
 */
export function limit(mean: number, n: number): Limited {
  const least = 100 / n;
  const most = 100 - least;
  if (reaches(mean, most)) return { mean: most, low: false, high: true };
  if (reaches(-mean, -least)) return { mean: least, low: true, high: false };
  return { mean, low: false, high: false };
}

/** R8 and then rounding half up: `cap(97, 5)` is 80 and high, "80 or more". */
export function cap(mean: number, n: number): Capped {
  const limited = limit(mean, n);
  return { value: roundHalfUp(limited.mean), low: limited.low, high: limited.high };
}
