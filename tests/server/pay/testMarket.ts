import { loadMarketFile } from '../../../server/usecases/pay/market/loadMarketFile.ts';
import type { TestServer } from '../../support/startTestServer.ts';

const columns =
  'job_code,family,title_en,title_de,level,country,location,industry,company_size,source,date,n,p10,p25,p50,p75,p90,currency,period';

interface Line {
  readonly code?: string;
  readonly title?: string;
  readonly level?: string;
  readonly country?: string;
  readonly industry?: string;
  readonly size?: string;
  readonly source?: string;
  readonly n?: number;
  readonly p50?: number;
  readonly currency?: string;
  readonly period?: string;
}

/** A line of market data; the percentiles are 80 to 120 percent of the median. */
export function aLine(line: Line = {}): string {
  const { code = 'SWE', title = 'Software engineer', level = 'senior', country = 'DE', industry = '' } = line;
  const { size = '', source = 'Survey', n = 40, p50 = 1000, currency = 'EUR', period = 'year' } = line;
  const pay = [0.8, 0.9, 1, 1.1, 1.2].map((share) => Math.round(p50 * share));
  const german = title === 'Software engineer' ? 'Softwareentwickler' : '';
  return [
    ...[code, 'Software', title, german, level, country, '', industry, size],
    ...[`"${source.replaceAll('"', '""')}"`, '2025-11-21', n, ...pay, currency, period],
  ].join(',');
}

export const aFile = (...lines: readonly string[]): string => [columns, ...lines].join('\r\n');
export const rates = 'currency,per_euro,date,source\r\nSEK,10,2026-06-30,Bank\r\n';

/** Loads a file of market data; its problems are returned. */
export async function load(server: TestServer, text: string, name = 'Survey', isSynthetic = false) {
  return (await loadMarketFile(server.deps, { name, text, isSynthetic })).problems;
}

export async function clearMarket({ database }: TestServer): Promise<void> {
  await database.executeSql('delete from market_files');
  await database.executeSql('delete from market_rates');
  await database.executeSql(`delete from audit_entries where resource = 'market_files'`);
}
