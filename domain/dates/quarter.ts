import { dayOf } from './days.ts';

/** A quarter of a calendar year. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  /** Translation key `quarter1` to `quarter4`; the label takes the year as a parameter. */
  readonly labelKey: `quarter${number}`;
}

/** The quarter that contains an ISO date. */
export function quarterOf(iso: string): Quarter {
  const { year, month } = dayOf(iso);
  const quarter = Math.ceil(month / 3);
  return { year, quarter, labelKey: `quarter${quarter}` };
}

/** Comparator for `sort`: negative if `a` is earlier, 0 for the same quarter. */
export function compareQuarters(
  a: Pick<Quarter, 'year' | 'quarter'>,
  b: Pick<Quarter, 'year' | 'quarter'>,
): number {
  return a.year - b.year || a.quarter - b.quarter;
}
