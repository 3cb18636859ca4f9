import {
  type CompanySize,
  companySizes,
  type JobLevel,
  jobLevels,
  marketPercentiles,
} from '../../../domain/pay/market/marketData.ts';
import { csvLine } from '../../../domain/tables/csv.ts';
import type { Random } from '../demoRandom.ts';
import { type DemoJob, demoJobs } from './demoJobs.ts';

const countries = [
  {
    country: 'SE',
    currency: 'SEK',
    period: 'month',
    perEuro: 11.2,
    pay: 0.98,
    cities: ['Stockholm', 'Malmö'],
  },
  { country: 'DE', currency: 'EUR', period: 'year', perEuro: 1, pay: 1.08, cities: ['Berlin', 'Munich'] },
  { country: 'FR', currency: 'EUR', period: 'year', perEuro: 1, pay: 0.92, cities: ['Paris', 'Lyon'] },
  { country: 'ES', currency: 'EUR', period: 'year', perEuro: 1, pay: 0.74, cities: ['Madrid', 'Valencia'] },
  { country: 'GB', currency: 'GBP', period: 'year', perEuro: 0.86, pay: 1.05, cities: ['London', 'Leeds'] },
] as const;
const industries = ['Financial services', 'Health care', 'Manufacturing', 'Technology'];
const sources = ['Synthetic survey A', 'Synthetic survey B', 'Synthetic survey C'];
const payOfLevel: Readonly<Record<JobLevel, number>> = {
  entry: 0.74,
  intermediate: 1,
  senior: 1.27,
  lead: 1.55,
  head: 2.05,
};
const payOfSize: Readonly<Record<CompanySize, number>> = { small: 0.93, medium: 1, large: 1.1 };
const peopleOfLevel: Readonly<Record<JobLevel, number>> = {
  entry: 60,
  intermediate: 120,
  senior: 80,
  lead: 30,
  head: 8,
};
/** Standard normal quantiles of the percentiles. */
const quantiles = [-1.2816, -0.6745, 0, 0.6745, 1.2816];
const monthsPerYear = 12;

const columns = [
  ...['job_code', 'family', 'title_en', 'title_de', 'title_fr', 'title_es', 'title_sv', 'level'],
  ...['country', 'location', 'industry', 'company_size', 'source', 'date', 'n', ...marketPercentiles],
  ...['currency', 'period'],
];

/** A CSV file of invented market data: for each job, country and level a few groups. */
export function makeMarketFile(
  random: Random,
  { year, groups = 2 }: { year: number; groups?: number },
): string {
  const lines = demoJobs.flatMap((job) =>
    countries.flatMap((place) =>
      jobLevels.flatMap((level) => {
        const first = random.between(0, sources.length - 1);
        return Array.from({ length: groups }, (_, at) =>
          lineOf(random, { job, place, level, first, at, year }),
        );
      }),
    ),
  );
  return [csvLine(columns), ...lines].join('');
}

interface Line {
  readonly job: DemoJob;
  readonly place: (typeof countries)[number];
  readonly level: JobLevel;
  /** The source of the first group. */
  readonly first: number;
  /** The number of the group; the groups of a level differ by their source. */
  readonly at: number;
  readonly year: number;
}

function lineOf(random: Random, { job, place, level, first, at, year }: Line): string {
  const size = random.pick(companySizes);
  const industry = random.pick(industries);
  const location = random.pick(place.cities);
  const spread = 0.13 + 0.08 * random.next();
  const perPeriod = place.period === 'month' ? monthsPerYear : 1;
  const median =
    (job.pay *
      place.pay *
      place.perEuro *
      payOfLevel[level] *
      payOfSize[size] *
      (1 + 0.05 * random.normal())) /
    perPeriod;
  const step = place.period === 'month' ? 50 : 100;
  const pay = quantiles.map((quantile) => Math.round((median * Math.exp(quantile * spread)) / step) * step);
  const people = Math.max(3, Math.round(peopleOfLevel[level] * (0.4 + 1.2 * random.next())));
  return csvLine([
    ...[job.code, job.family, ...job.titles, level, place.country, location, industry, size],
    ...[sources[(at + first) % sources.length] ?? '', `${year}-04-01`, people, ...pay],
    ...[place.currency, place.period],
  ]);
}

/** Invented exchange rates for the currencies of the file. */
export const makeRateFile = (year: number): string =>
  [
    csvLine(['currency', 'per_euro', 'date', 'source']),
    ...countries
      .filter(({ currency }) => currency !== 'EUR')
      .map(({ currency, perEuro }) => csvLine([currency, perEuro, `${year}-06-30`, 'Synthetic rates'])),
    csvLine(['USD', 1.09, `${year}-06-30`, 'Synthetic rates']),
  ].join('');
