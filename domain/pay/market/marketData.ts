/** The percentiles of market pay. */
export const marketPercentiles = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
export type MarketPercentile = (typeof marketPercentiles)[number];
export type Percentiles = Readonly<Record<MarketPercentile, number>>;

/** The levels of a job, lowest first. */
export const jobLevels = ['entry', 'intermediate', 'senior', 'lead', 'head'] as const;
export type JobLevel = (typeof jobLevels)[number];

/** The number of employees of a company: below 250, below 5,000, and more. */
export const companySizes = ['small', 'medium', 'large'] as const;
export type CompanySize = (typeof companySizes)[number];

export const payPeriods = ['year', 'month', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** The languages of job titles. */
export const titleLanguages = ['en', 'de', 'fr', 'es', 'sv'] as const;
export type TitleLanguage = (typeof titleLanguages)[number];

/** The group of people that a market figure describes. Empty texts and null stand for all. */
export interface MarketGroup {
  readonly level: JobLevel;
  readonly country: string;
  readonly location: string;
  readonly industry: string;
  readonly size: CompanySize | null;
}

/** What one source reports about a group, with the pay in its own currency and period. */
export interface MarketFigure {
  readonly source: string;
  /** The day on which the pay was valid. */
  readonly as_of: string;
  readonly currency: string;
  readonly period: PayPeriod;
  /** The number of people. */
  readonly n: number;
  readonly percentiles: Percentiles;
  readonly is_synthetic: boolean;
}

/** The percentiles made by a function. */
export const percentilesBy = (valueAt: (percentile: MarketPercentile) => number): Percentiles => ({
  p10: valueAt('p10'),
  p25: valueAt('p25'),
  p50: valueAt('p50'),
  p75: valueAt('p75'),
  p90: valueAt('p90'),
});
