import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { compensationCalls as calls, compensationFiles } from '../contract/v2/compensation.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { downloadFile } from './http.ts';
import { keysOf } from './queryKeys.ts';

export { compensationLimits, type PricedJob } from '../contract/v2/compensation.ts';
export type CompensationOptions = ResponseOf<typeof calls.options>;
export type JobSearch = ResponseOf<typeof calls.find>;
export type JobFilters = Omit<BodyOf<typeof calls.find>, 'q'>;
export type MarketPayInput = BodyOf<typeof calls.price>;
export type MarketPayAnswer = ResponseOf<typeof calls.price>;

const key = keysOf('compensation');

/** What a search can be limited to, and the files that the data comes from. */
export const compensationOptionsQuery = (accountId: number) =>
  callQuery(key(accountId, 'options'), calls.options, {});

/** The jobs whose titles fit a text. */
export const jobSearchQuery = (accountId: number, q: string, filters: JobFilters) =>
  pageQuery(key(accountId, 'find', q, filters), calls.find, { q, ...filters });

/** The market pay of jobs with its arithmetic. */
export const marketPayQuery = (accountId: number, input: MarketPayInput) =>
  pageQuery(key(accountId, 'price', input), calls.price, input);

/** Returns the market pay of jobs as a file made by the server. */
export async function exportMarketPay(
  format: 'csv' | 'xlsx',
  { jobs, ...terms }: MarketPayInput,
): Promise<Blob> {
  const query = new URLSearchParams({ format, jobs: jobs.join(',') });
  for (const [name, value] of Object.entries(terms)) if (value !== null) query.set(name, String(value));
  return downloadFile(`${compensationFiles.compensation.path}?${query}`);
}
