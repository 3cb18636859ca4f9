import { sql } from 'kysely';
import {
  type CompanySize,
  type JobLevel,
  type MarketFigure,
  type Percentiles,
  percentilesBy,
} from '../../../domain/pay/market/marketData.ts';
import type { Tx } from '../database.ts';

/** A row of market data with the group that it describes. */
export interface MarketRow extends MarketFigure {
  readonly job_id: number;
  readonly level: JobLevel;
  readonly country: string;
  readonly location: string;
  readonly industry: string;
  readonly size: CompanySize | null;
}

type FlatRow = Omit<MarketRow, 'percentiles' | 'size'> & Percentiles & { readonly size: CompanySize | '' };

const figureColumns = sql`r.source, r.as_of, r.currency, r.period, f.is_synthetic`;

/** All rows of these jobs. */
export async function listMarketRows(tx: Tx, jobIds: readonly number[]): Promise<MarketRow[]> {
  const { rows } = await sql<FlatRow>`
    select r.job_id, r.level, r.country, r.location, r.industry, r.size, r.n,
      r.p10, r.p25, r.p50, r.p75, r.p90, ${figureColumns}
    from market_rows r join market_files f on f.id = r.file_id
    where r.job_id = any(${jobIds})
    order by r.job_id, r.level, r.country, r.location, r.industry, r.size, r.source, r.as_of`.execute(tx);
  return rows.map(({ p10, p25, p50, p75, p90, size, ...row }) => ({
    ...row,
    size: size === '' ? null : size,
    percentiles: { p10, p25, p50, p75, p90 },
  }));
}

/** What each source reports about all jobs of a family at a level in a country, weighted by people. */
export async function sumFamilyFigures(
  tx: Tx,
  { family, level, country }: { readonly family: string; readonly level: JobLevel; readonly country: string },
): Promise<MarketFigure[]> {
  const mean = (name: string) => sql`sum(r.n * ${sql.ref(`r.${name}`)}) / sum(r.n) as ${sql.ref(name)}`;
  const { rows } = await sql<Omit<MarketFigure, 'percentiles'> & Percentiles>`
    select ${figureColumns}, sum(r.n)::integer as n,
      ${mean('p10')}, ${mean('p25')}, ${mean('p50')}, ${mean('p75')}, ${mean('p90')}
    from market_jobs j join market_rows r on r.job_id = j.id join market_files f on f.id = r.file_id
    where j.family = ${family} and r.level = ${level} and r.country = ${country}
    group by ${figureColumns} order by ${figureColumns}`.execute(tx);
  return rows.map((row) => ({ ...row, percentiles: percentilesBy((name) => row[name]) }));
}
