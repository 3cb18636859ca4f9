import type {
  CompensationOptions,
  JobSearch,
  MarketPayAnswer,
  PricedJob,
} from '../../../../dataProviders/compensation.ts';
import { aPerson } from '../../../domain/access/people.ts';

const hrAccount = {
  ...aPerson().ownAccount,
  schema_name: 'cairnhr_meridian',
  meta_data: [{ enable_search: true }],
};
/** A person of the HR app who can only search. */
export const searcher = {
  ...aPerson({ permissions: ['user'] }),
  ownAccount: hrAccount,
  currentAccount: hrAccount,
};

export const options: CompensationOptions = {
  levels: ['entry', 'intermediate', 'senior', 'lead', 'head'],
  sizes: ['small', 'medium', 'large'],
  places: [
    { country: 'SE', location: 'Malmö' },
    { country: 'DE', location: '' },
  ],
  industries: ['Retail'],
  currencies: ['EUR', 'SEK'],
  files: [
    {
      id: 1,
      name: 'Synthetic market data',
      is_synthetic: true,
      row_count: 2,
      loaded_at: '2026-11-01T00:00:00Z',
    },
  ],
};

export const found: JobSearch = {
  results: [
    {
      sqid: 'abc123',
      slug: 'accountant',
      title: 'Accountant',
      matched: 'Buchhalter',
      family: 'Finance',
      n: 120,
    },
  ],
  corrected: 'buchhalter',
  level: 'senior',
};

const percentiles = { p10: 38000, p25: 41000, p50: 45000, p75: 49000, p90: 52000 };
const figure = {
  source: 'Synthetic survey A',
  as_of: '2025-04-01',
  currency: 'SEK',
  period: 'month' as const,
  n: 40,
  is_synthetic: true,
  percentiles: { p10: 36000, p25: 38000, p50: 40000, p75: 42000, p90: 44000 },
  share: 1,
  days: 365,
  ageing: 1.03,
  exchange: 0.0909,
  periods: 12,
  adjusted: percentiles,
};

export const accountant: PricedJob = {
  sqid: 'abc123',
  slug: 'accountant',
  title: 'Accountant',
  titles: ['Accountant', 'Buchhalter'],
  code: 'ACC',
  family: 'Finance',
  levels: ['senior'],
  countries: ['SE'],
  price: {
    n: 40,
    percentiles,
    figures: [figure],
    group: { level: 'senior', country: 'SE', location: '', industry: '', size: null },
    step: 'industry',
    requested_n: 4,
    confidence: 'low',
    reasons: ['fewPeople', 'fewSources', 'oneSource', 'broader'],
  },
};

export const answer: MarketPayAnswer = {
  requested: { level: 'senior', country: 'SE', location: '', industry: 'Retail', size: null },
  terms: { currency: 'EUR', period: 'year', day: '2026-11-24', yearlyPercent: 3 },
  rates: [{ currency: 'SEK', per_euro: 11, as_of: '2026-06-30', source: 'Synthetic rates' }],
  jobs: [accountant],
};
