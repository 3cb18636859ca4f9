/** One measurement, as it is printed and stored. */
export interface Line {
  readonly what: string;
  readonly on: string;
  readonly value: string;
  readonly floor: string;
  readonly ratio: number | null;
  /** False if a required limit is exceeded. */
  readonly holds: boolean;
}

/** A section of the benchmarks, selected by any of its names. */
export interface Section {
  readonly names: readonly string[];
  measure(): AsyncIterable<Line>;
}

export const rounded = (value: number) => Math.round(value).toLocaleString('en');

export const inMs = (value: number) => `${rounded(value)} ms`;

/** A time in milliseconds with an upper limit. */
export const withinMs = (what: string, on: string, ms: number, bound: number): Line => ({
  what,
  on,
  value: inMs(ms),
  floor: inMs(bound),
  ratio: ms / bound,
  holds: ms <= bound,
});
