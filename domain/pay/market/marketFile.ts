import type { CompanySize, JobLevel, MarketFigure } from './marketData.ts';

/** A row of a market data file. */
export interface MarketFileRow extends Omit<MarketFigure, 'is_synthetic'> {
  /** The code of the job. */
  readonly code: string;
  readonly family: string;
  /** The main title first. */
  readonly titles: readonly string[];
  readonly level: JobLevel;
  readonly country: string;
  readonly location: string;
  readonly industry: string;
  readonly size: CompanySize | null;
}

/** A row of a file of exchange rates: the units of a currency for one euro. */
export interface RateRow {
  readonly currency: string;
  readonly per_euro: number;
  readonly as_of: string;
  readonly source: string;
}

/** The columns of a market data file that every file has. */
export const requiredMarketColumns = [
  'job_code',
  'family',
  'level',
  'country',
  'source',
  'date',
  'currency',
  'period',
] as const;
export const rateColumns = ['currency', 'per_euro', 'date', 'source'] as const;

export const marketFileLimits = {
  /** Rows below the heading. */
  rows: 500_000,
  /** Characters of a title, family, location, industry or source. */
  text: 120,
  code: 40,
  people: 10_000_000,
  pay: 1_000_000_000,
  /** Pairs of pay and people in one row. */
  observations: 2_000,
  firstYear: 2000,
} as const;

export const marketRowProblems = [
  'broken',
  'missing',
  'tooLong',
  'characters',
  'titleMissing',
  'level',
  'country',
  'size',
  'date',
  'people',
  'pay',
  'order',
  'observations',
  'currency',
  'rate',
  'period',
  'duplicate',
] as const;
export type MarketRowProblem = (typeof marketRowProblems)[number];

/** Why a line of a file can't be loaded. */
export interface MarketFileProblem {
  readonly line: number;
  readonly column: string | null;
  readonly problem: MarketRowProblem;
}

/** A line of a file: its texts by the names of their columns. */
export interface MarketFileLine {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}
