import { compensationLimits, type MarketPayInput } from '../../../../dataProviders/compensation.ts';
import { payPeriods } from '../../../../domain/pay/market/marketData.ts';
import { type UrlFilters, urlField } from '../../../kit/useUrlFilters.ts';
import { groupFields, toJobFilters } from './groupFilters.ts';

const { defaultYearlyPercent, yearlyPercent, sqid, jobs: maxJobs } = compensationLimits;

/** The filters, currency, period and yearly aging of a result in its address, and the jobs it is compared with. */
export const termFields = {
  ...groupFields,
  currency: urlField.text(),
  period: urlField.choice(payPeriods, 'year'),
  aging: {
    initial: defaultYearlyPercent as number,
    parse: (text: string) => parsePercent(text) ?? undefined,
  },
  with: urlField.text(),
};

/** A percentage from 0 to the highest, with a point or a comma before one decimal; null for any other text. */
export function parsePercent(text: string): number | null {
  const percent = /^\d{1,2}(?:[.,]\d)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : Number.NaN;
  return percent <= yearlyPercent ? percent : null;
}

const sqidPattern = new RegExp(`^[A-Za-z0-9]{1,${sqid}}$`);

/** The opaque ids of the compared jobs, each once, beginning with that of the page. */
export const comparedJobs = (own: string, compared: string): readonly string[] =>
  [...new Set([own, ...compared.split(',')])].filter((one) => sqidPattern.test(one)).slice(0, maxJobs);

/** The request for the market pay of jobs. */
export const toPayInput = (
  jobs: readonly string[],
  { currency, period, aging, ...filters }: UrlFilters<typeof termFields>,
): MarketPayInput => ({
  jobs: [...jobs],
  ...toJobFilters(filters),
  currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
  period,
  yearly_percent: aging,
});
