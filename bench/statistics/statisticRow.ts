import type { Measurement } from '../measurement.ts';

/** Half the width of a 90 percent interval, in standard errors. */
export const HALF_WIDTH_90 = 1.645;

/** Counts how often something happened. */
export class Share {
  #times = 0;
  #of = 0;

  add(happened: boolean): void {
    this.#of += 1;
    if (happened) this.#times += 1;
  }

  get value(): number {
    return this.#of === 0 ? Number.NaN : this.#times / this.#of;
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Returns the row of a share between two bounds, such as the coverage of an interval. */
export const rowBetween = (what: string, share: number, least: number, most: number): Measurement => ({
  what,
  on: 'Node',
  value: percent(share),
  floor: `${Math.round(100 * least)} to ${Math.round(100 * most)}%`,
  ratio: null,
  isWithinLimit: share >= least && share <= most,
});

/** Returns the row of a share with a lower bound. */
export const rowAtLeast = (what: string, share: number, least: number): Measurement => ({
  what,
  on: 'Node',
  value: percent(share),
  floor: `at least ${Math.round(100 * least)}%`,
  ratio: null,
  isWithinLimit: share >= least,
});

/** Returns the row of a share with an upper bound, such as the rate of screens with a false mark. */
export const rowAtMost = (what: string, share: number, most: number): Measurement => ({
  what,
  on: 'Node',
  value: percent(share),
  floor: `at most ${Math.round(100 * most)}%`,
  ratio: null,
  isWithinLimit: share <= most,
});

/** Returns the row of a share without a bound, such as power. */
export const rowWithoutBound = (what: string, share: number): Measurement => ({
  what,
  on: 'Node',
  value: percent(share),
  floor: '',
  ratio: null,
  isWithinLimit: true,
});

/** Returns the row for the coverage of a 90 percent interval before rounding, where the model holds. */
export const coverageRow = (what: string, share: number): Measurement => rowBetween(what, share, 0.88, 0.92);

/** Returns the row for the coverage of a 90 percent interval where a documented assumption doesn't hold. */
export const misspecifiedCoverageRow = (what: string, share: number): Measurement =>
  rowAtLeast(what, share, 0.8);

/**
 * Returns the row for the coverage of a 90 percent interval before calibration. It is wider on purpose (methods 1.2), but an interval that
 * nearly always covers the truth would say nothing.
 */
export const shippedCoverageRow = (what: string, share: number): Measurement =>
  rowBetween(what, share, 0.8, 0.97);

/** Returns the row for the share of screens with any mark where nothing differs. */
export const falseMarkRow = (what: string, share: number): Measurement => rowAtMost(what, share, 0.05);
