import type { Color } from '../../../domain/colors/contrast.ts';

interface PlotRange {
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

/** What is drawn in one row of a list of values. All values are in the unit of the scale. */
export interface PlotMarks {
  readonly id: string;
  /** Whether the value is unknown, which is shown by hatching. */
  readonly isUnknown?: boolean;
  /** A bar from zero. */
  readonly bar?: { readonly to: number; readonly color: Color };
  /** The uncertain part of a score, hatched. */
  readonly hatch?: PlotRange;
  /** A range behind the points. */
  readonly band?: PlotRange;
  /** The bounds of the margin of the bar. */
  readonly whisker?: { readonly from: number; readonly to: number };
  /** A reference value, drawn as a dashed line. */
  readonly reference?: number;
  /** The value as a point. */
  readonly point?: number;
  /** Values for comparison by their series; each series has its own shape. */
  readonly series?: Readonly<Record<number, number>>;
}

/** A scale from zero that all rows share. */
export interface PlotScale {
  readonly max: number;
  readonly ticks: readonly number[];
}

/** The scale of scores. */
export const scoreScale: PlotScale = { max: 100, ticks: [0, 25, 50, 75, 100] };
