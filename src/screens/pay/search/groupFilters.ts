import type { JobFilters } from '../../../../dataProviders/compensation.ts';
import { companySizes, jobLevels } from '../../../../domain/pay/market/marketData.ts';
import { urlField } from '../../../kit/useUrlFilters.ts';

/** The filters of a group in the address, shared by the search and its results. */
export const groupFields = {
  level: urlField.choice(jobLevels),
  country: urlField.text(),
  location: urlField.text(),
  industry: urlField.text(),
  size: urlField.choice(companySizes),
};

const countryCode = /^[A-Z]{2}$/;

/** The filters that the server accepts. */
export const toJobFilters = ({ level, country, location, industry, size }: JobFilters): JobFilters => ({
  level,
  country: countryCode.test(country) ? country : '',
  location,
  industry,
  size,
});

/** A query string with the filters that are set, for the address of a result. */
export function groupQuery(filters: JobFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(toJobFilters(filters))) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
