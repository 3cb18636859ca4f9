import type { Shown } from './shown.ts';

export interface HeatColumn {
  readonly key: string;
  readonly name: string;
  /** How many people stand behind the column, as a band. */
  readonly note?: string;
  /** Everything the short name leaves out. */
  readonly explanation?: string;
}

export interface HeatValue extends Shown {
  /** Whether the distance to everybody is more than chance alone would make. */
  readonly isClear: boolean;
}

export interface HeatRow {
  readonly id: number;
  readonly name: string;
  readonly note?: string;
  readonly everybody: Shown;
  readonly cells: Readonly<Record<string, HeatValue>>;
}
