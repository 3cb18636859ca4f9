import { meanOf } from '../scoring/benchmarkScores.ts';
import { isAtLeast, roundHalfUp } from '../scoring/rounding.ts';

/** Minimum number of accounts behind published norms (methods 2.2). */
export const minBenchmarkAccounts = 10;
/** Minimum number of respondents of an account to be included. */
export const minRespondentsPerAccount = 10;
/** Maximum share of all respondents that one account may have. */
export const maxAccountShare = 0.25;

/** The published value of one topic in the latest campaign of an account. */
export interface AccountValue {
  readonly account_id: number;
  readonly topic_id: number;
  /** The published score, 0-100. */
  readonly value: number;
  /** Standard error of the value, in points. */
  readonly se: number;
  /** Finished responses of that campaign. */
  readonly respondents: number;
}

export type AccountsBand = 10 | 25 | 50;

export interface TopicNorm {
  readonly topic_id: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
}

/** An account's rank among all: a mid-rank percentile in steps of 5. */
export interface AccountRank {
  readonly account_id: number;
  readonly topic_id: number;
  readonly percentile: number;
}

export interface CompanyBenchmark {
  /** Band of the number of accounts, for the topic with the fewest accounts. */
  readonly accounts_band: AccountsBand;
  readonly norms: readonly TopicNorm[];
  readonly ranks: readonly AccountRank[];
}

/**
 * The benchmark across accounts, calculated from published numbers only (P16): for each topic the 25th, 50th and 75th percentile of the
 * accounts' values, never a minimum, a maximum or a number of accounts below 10. Accounts with fewer than 10 respondents are excluded. Null
 * if a topic has fewer than 10 accounts or one of them has more than a quarter of all respondents. Values of small accounts are shrunk
 * toward the mean first.
 */
export function buildCompanyBenchmark(values: readonly AccountValue[]): CompanyBenchmark | null {
  const counted = values.filter(({ respondents }) => respondents >= minRespondentsPerAccount);
  const topics = [...new Set(counted.map(({ topic_id }) => topic_id))].sort((a, b) => a - b);
  const shown = topics
    .map((topic) => counted.filter(({ topic_id }) => topic_id === topic))
    .filter((own) => own.length >= minBenchmarkAccounts && !isDominated(own));
  if (shown.length === 0) return null;
  const shrunk = shown.map((own) => ({ own, values: shrinkToMean(own) }));
  return {
    accounts_band: accountsBand(Math.min(...shown.map(({ length }) => length))),
    norms: shrunk.map(({ own, values }) => ({
      topic_id: own[0]?.topic_id ?? 0,
      p25: roundHalfUp(percentile(values, 0.25)),
      p50: roundHalfUp(percentile(values, 0.5)),
      p75: roundHalfUp(percentile(values, 0.75)),
    })),
    ranks: shrunk.flatMap(({ own, values }) =>
      own.map(({ account_id, topic_id }, at) => ({
        account_id,
        topic_id,
        percentile: midRank(values, values[at] ?? 0),
      })),
    ),
  };
}

function isDominated(own: readonly AccountValue[]): boolean {
  const all = own.reduce((sum, { respondents }) => sum + respondents, 0);
  return own.some(({ respondents }) => respondents > all * maxAccountShare);
}

/** The published band of a number of accounts. */
function accountsBand(accounts: number): AccountsBand {
  if (accounts >= 50) return 50;
  return accounts >= 25 ? 25 : 10;
}

/**
 * Shrinks each value toward the mean by the factor B = between / (between + SE^2). `between` is the variance of the values that their
 * errors do not explain, at least 0.
 */
function shrinkToMean(own: readonly AccountValue[]): readonly number[] {
  const values = own.map(({ value }) => value);
  const mean = meanOf(values) ?? 0;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const between = Math.max(0, variance - (meanOf(own.map(({ se }) => se ** 2)) ?? 0));
  return own.map(({ value, se }) => {
    const all = between + se ** 2;
    return all === 0 ? value : mean + (between / all) * (value - mean);
  });
}

/** Linear interpolation between the two neighboring values (type 7, the default of most statistics packages). */
function percentile(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * quantile;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (at - Math.floor(at)) * (above - below);
}

/** 100 (below + equal / 2) / N, rounded to the nearest 5. */
function midRank(values: readonly number[], value: number): number {
  const above = values.filter((one) => !isAtLeast(value, one)).length;
  const below = values.filter((one) => !isAtLeast(one, value)).length;
  const equal = values.length - above - below;
  return Math.round((20 * (below + equal / 2)) / values.length) * 5;
}
