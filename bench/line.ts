/** One measured number, as it is printed and kept. */
export interface Line {
  readonly what: string;
  readonly on: string;
  readonly value: string;
  readonly floor: string;
  readonly ratio: number | null;
  /** False when a promised bound is broken. */
  readonly holds: boolean;
}

/** A part of the benchmarks, measured by any of its names. */
export interface Section {
  readonly names: readonly string[];
  measure(): AsyncIterable<Line>;
}

export const rounded = (value: number) => Math.round(value).toLocaleString('en');

export const inMs = (value: number) => `${rounded(value)} ms`;

/** A number of milliseconds that must not exceed a bound. */
export const withinMs = (what: string, on: string, ms: number, bound: number): Line => ({
  what,
  on,
  value: inMs(ms),
  floor: inMs(bound),
  ratio: ms / bound,
  holds: ms <= bound,
});
