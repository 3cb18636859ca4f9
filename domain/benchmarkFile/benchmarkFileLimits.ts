/** The columns of a benchmark file, in any order. */
export const benchmarkColumns = ['topic', 'score', 'spread', 'n', 'source', 'year'] as const;
export type BenchmarkColumn = (typeof benchmarkColumns)[number];

export const benchmarkFileLimits = {
  /** Rows below the heading. */
  rows: 300,
  /** Characters of the file. */
  length: 64_000,
  /** Characters of the name of a source. */
  source: 120,
  fileName: 120,
  /** The largest standard deviation of values from 0 to 100. */
  spread: 50,
  respondents: 100_000_000,
  firstYear: 1990,
  /** Problems that are listed; the others are only counted. */
  listedProblems: 100,
} as const;
