import type { Shown } from './shown.ts';

export interface HeatColumn {
  readonly key: string;
  readonly name: string;
  /** The number of people in the group, as a band. */
  readonly note?: string;
  /** The full description when `name` is abbreviated. */
  readonly explanation?: string;
}

export interface HeatValue extends Shown {
  /** Whether the gap to the company average is significant. */
  readonly isClear: boolean;
}

export interface HeatRow {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
  readonly everybody: Shown;
  readonly cells: Readonly<Record<string, HeatValue>>;
}
