import type { EuroRates } from '../../../../domain/pay/market/convertPay.ts';
import {
  type JobLevel,
  jobLevels,
  type MarketGroup,
  type PayPeriod,
} from '../../../../domain/pay/market/marketData.ts';
import { titleSlug } from '../../../../domain/pay/titles/titleSlug.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { today } from '../../../clock.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { listMarketRates } from '../../../store/pay/marketFiles.ts';
import { listMarketJobs, type MarketFilters, type MarketJob } from '../../../store/pay/marketJobs.ts';
import { listMarketRows, type MarketRow } from '../../../store/pay/marketRows.ts';
import { mainTitleOf } from './findJobs.ts';
import { decodeJobId, encodeJobId } from './jobSqids.ts';
import { priceJob } from './priceJob.ts';

export interface MarketPayQuery {
  /** The opaque ids of the jobs, in their order. */
  readonly jobs: readonly string[];
  readonly filters: MarketFilters;
  /** The currency; null for that of the country. */
  readonly currency: string | null;
  readonly period: PayPeriod;
  readonly yearly_percent: number;
}

/**
 * Returns the market pay of jobs with the arithmetic of each number. Without a level or a country, those with the most data of the first job
 * are used for all, so that the jobs are comparable. Throws `not_found` if a job doesn't exist.
 */
export async function readMarketPay(deps: Deps, caller: Caller, query: MarketPayQuery) {
  const ids = query.jobs.map(decodeJobId);
  const known = ids.filter((id) => id !== null);
  if (known.length < ids.length) throw new Refusal('not_found');
  return deps.database.as(caller.scope, async (tx) => {
    const [stored, rows, rateRows] = [
      await listMarketJobs(tx, known),
      await listMarketRows(tx, known),
      await listMarketRates(tx),
    ];
    const jobs = known.flatMap((id) => stored.find((job) => job.id === id) ?? []);
    const [first] = jobs;
    if (!first || jobs.length < new Set(known).size) throw new Refusal('not_found');
    const requested = completeGroup(
      query.filters,
      rows.filter(({ job_id }) => job_id === first.id),
    );
    const currency = query.currency ?? currencyIn(rows, requested.country);
    const terms = {
      currency,
      period: query.period,
      day: today(deps.clock),
      yearlyPercent: query.yearly_percent,
    };
    const rates: EuroRates = new Map(rateRows.map((rate) => [rate.currency, rate.per_euro]));
    const priced = [];
    for (const job of jobs) {
      const own = rows.filter(({ job_id }) => job_id === job.id);
      const price = await priceJob(tx, { job, rows: own, requested, terms, rates });
      priced.push({ ...factsOf(job), ...availableIn(own), price });
    }
    return { requested, terms, rates: rateRows, jobs: priced };
  });
}

function factsOf(job: MarketJob) {
  const title = mainTitleOf(job);
  const { code, family, titles } = job;
  return { sqid: encodeJobId(job.id), slug: titleSlug(title), title, titles, code, family };
}

/** The levels and countries for which there is data about a job. */
function availableIn(rows: readonly MarketRow[]) {
  const levels = new Set(rows.map(({ level }) => level));
  return {
    levels: jobLevels.filter((level) => levels.has(level)),
    countries: [...new Set(rows.map(({ country }) => country))].sort(),
  };
}

/** The requested group, with the level and the country that have the most data where none is chosen. */
function completeGroup(filters: MarketFilters, rows: readonly MarketRow[]): MarketGroup {
  const inCountry = filters.country === '' ? rows : rows.filter(({ country }) => country === filters.country);
  const country = filters.country || (mostPeople(inCountry, (row) => row.country) ?? '');
  const ofCountry = rows.filter((row) => row.country === country);
  const level: JobLevel = filters.level ?? mostPeople(ofCountry, (row) => row.level) ?? 'intermediate';
  const { location, industry, size } = filters;
  return { level, country, location, industry, size };
}

const currencyIn = (rows: readonly MarketRow[], country: string): string =>
  mostPeople(
    rows.filter((row) => row.country === country),
    (row) => row.currency,
  ) ?? 'EUR';

function mostPeople<K extends string>(rows: readonly MarketRow[], keyOf: (row: MarketRow) => K): K | null {
  const people = new Map<K, number>();
  for (const row of rows) people.set(keyOf(row), (people.get(keyOf(row)) ?? 0) + row.n);
  const [best] = [...people].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return best?.[0] ?? null;
}
