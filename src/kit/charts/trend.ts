export interface TrendLine {
  readonly key: string;
  readonly name: string;
  /** A line to compare with, drawn dashed. */
  readonly isDashed?: boolean;
}

/** A level to compare with, the same in all quarters. */
export interface TrendLevel {
  readonly value: number;
  readonly name: string;
}

/** One quarter: its label, and for each line its value or null where nothing was published. */
export interface TrendPoint {
  readonly quarter: string;
  /** Of a value told in a band: its middle, and how far the band reaches to either side. */
  readonly values: Readonly<Record<string, number | null>>;
  readonly reaches: Readonly<Record<string, number>>;
  /** The values as they stand beside their points. */
  readonly texts: Readonly<Record<string, string>>;
}
