import { sql } from 'kysely';
import type { CompanySize, JobLevel } from '../../../domain/pay/market/marketData.ts';
import type { JobTitles } from '../../../domain/pay/titles/titleIndex.ts';
import type { Tx } from '../database.ts';

export interface MarketJob {
  readonly id: number;
  readonly code: string;
  readonly family: string;
  readonly titles: readonly string[];
}

/** What a search of jobs is limited to; null and empty texts limit nothing. */
export interface MarketFilters {
  readonly level: JobLevel | null;
  readonly country: string;
  readonly location: string;
  readonly industry: string;
  readonly size: CompanySize | null;
}

/** The version of the market data, which grows with every change. */
export async function readMarketVersion(tx: Tx): Promise<number> {
  const row = await tx.selectFrom('market_versions').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

/** The titles of jobs after an id, in the order of their ids. */
export async function listJobTitles(tx: Tx, afterId: number, limit: number): Promise<JobTitles[]> {
  return tx
    .selectFrom('market_jobs')
    .select(['id', 'titles'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** These jobs, without those that don't exist. */
export async function listMarketJobs(tx: Tx, ids: readonly number[]): Promise<MarketJob[]> {
  return tx
    .selectFrom('market_jobs')
    .select(['id', 'code', 'family', 'titles'])
    .where('id', 'in', ids)
    .execute();
}

export interface JobWithData extends MarketJob {
  /** The number of people for whom there is data that matches the filters. */
  readonly n: number;
}

/** Those of the jobs for which there is data that matches the filters. */
export async function listJobsWithData(
  tx: Tx,
  ids: readonly number[],
  { level, country, location, industry, size }: MarketFilters,
): Promise<JobWithData[]> {
  const conditions = [
    sql`r.job_id = any(${ids})`,
    ...(level === null ? [] : [sql`r.level = ${level}`]),
    ...(country === '' ? [] : [sql`r.country = ${country}`]),
    ...(location === '' ? [] : [sql`r.location = ${location}`]),
    ...(industry === '' ? [] : [sql`r.industry = ${industry}`]),
    ...(size === null ? [] : [sql`r.size = ${size}`]),
  ];
  const { rows } = await sql<JobWithData>`
    select j.id, j.code, j.family, j.titles, d.n from market_jobs j
    join (select r.job_id, sum(r.n)::integer as n from market_rows r
      where ${sql.join(conditions, sql` and `)} group by r.job_id) d on d.job_id = j.id`.execute(tx);
  return rows;
}
