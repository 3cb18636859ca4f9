import { dayOf } from './days.ts';

/** A quarter of a calendar year. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
  /** Key of the quarter's label, which takes the year: `quarter1` to `quarter4`. */
  readonly labelKey: `quarter${number}`;
}

/** The quarter in which an ISO day lies. */
export function quarterOf(iso: string): Quarter {
  const { year, month } = dayOf(iso);
  const quarter = Math.ceil(month / 3);
  return { year, quarter, labelKey: `quarter${quarter}` };
}

/** Negative when the first comes earlier, 0 for the same quarter: ready for `sort`. */
export function compareQuarters(
  a: Pick<Quarter, 'year' | 'quarter'>,
  b: Pick<Quarter, 'year' | 'quarter'>,
): number {
  return a.year - b.year || a.quarter - b.quarter;
}
