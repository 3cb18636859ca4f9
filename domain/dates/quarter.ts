import { parseIsoDay } from './days.ts';

/** A quarter of a calendar year. */
export interface Quarter {
  readonly year: number;
  /** The number of the quarter, 1 to 4. */
  readonly quarter: number;
  /** Translation key `quarter1` to `quarter4`; the label takes the year as a parameter. */
  readonly labelKey: `quarter${number}`;
}

/** Returns the quarter that contains an ISO date. */
export function quarterOf(iso: string): Quarter {
  const { year, month } = parseIsoDay(iso);
  const quarter = Math.ceil(month / 3);
  return { year, quarter, labelKey: `quarter${quarter}` };
}
