/** One measurement, as it is printed and stored. */
export interface Measurement {
  readonly what: string;
  readonly on: string;
  readonly value: string;
  readonly floor: string;
  readonly ratio: number | null;
  /** False if a required limit is exceeded. */
  readonly isWithinLimit: boolean;
}

/** A section of the benchmarks, selected by any of its names. */
export interface Section {
  readonly names: readonly string[];
  measure(): AsyncIterable<Measurement>;
}

export const formatNumber = (value: number) => Math.round(value).toLocaleString('en');

export const formatMs = (value: number) => `${formatNumber(value)} ms`;

/** Returns a measured time in milliseconds with an upper limit. */
export const limitMs = (what: string, on: string, ms: number, bound: number): Measurement => ({
  what,
  on,
  value: formatMs(ms),
  floor: formatMs(bound),
  ratio: ms / bound,
  isWithinLimit: ms <= bound,
});
