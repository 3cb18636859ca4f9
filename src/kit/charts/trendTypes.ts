export interface TrendLine {
  readonly key: string;
  readonly name: string;
  /** A line for comparison, drawn dashed. */
  readonly isDashed?: boolean;
}

/** A reference value that is the same in all quarters. */
export interface TrendReference {
  readonly value: number;
  readonly name: string;
}

/** One campaign or quarter: its label, and the value of each line; null where nothing was published. */
export interface TrendPoint {
  /** The run that it belongs to. Lines are drawn through all values of a run, and end with it. */
  readonly run: number;
  readonly quarter: string;
  /** The value of each line; for a banded value, the center of its band. */
  readonly values: Readonly<Record<string, number | null>>;
  /** Half the width of the band; 0 for exact values. */
  readonly errorBars: Readonly<Record<string, number>>;
  /** The labels of the points. */
  readonly texts: Readonly<Record<string, string>>;
}
