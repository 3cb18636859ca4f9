import { sql } from 'kysely';
import type { MarketPercentile, Percentiles } from '../../../domain/pay/market/marketData.ts';
import type { MarketFileRow, RateRow } from '../../../domain/pay/market/marketFile.ts';
import type { Tx } from '../database.ts';

export interface StoredMarketFile {
  readonly id: number;
  readonly name: string;
  readonly is_synthetic: boolean;
  readonly row_count: number;
  readonly loaded_at: string;
}

/** The files of market data, newest first. */
export async function listMarketFiles(tx: Tx): Promise<StoredMarketFile[]> {
  return tx
    .selectFrom('market_files')
    .select(['id', 'name', 'is_synthetic', 'row_count', 'loaded_at'])
    .orderBy('loaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface MarketRate {
  readonly currency: string;
  readonly per_euro: number;
  readonly as_of: string;
  readonly source: string;
}

/** The exchange rates by currency. */
export async function listMarketRates(tx: Tx): Promise<MarketRate[]> {
  return tx
    .selectFrom('market_rates')
    .select(['currency', 'per_euro', 'as_of', 'source'])
    .orderBy('currency')
    .execute();
}

/** Adds exchange rates, and replaces those of the same currencies. */
export async function saveMarketRates(tx: Tx, rates: readonly RateRow[]): Promise<void> {
  await tx
    .insertInto('market_rates')
    .values([...rates])
    .onConflict((conflict) =>
      conflict.column('currency').doUpdateSet((row) => ({
        per_euro: row.ref('excluded.per_euro'),
        as_of: row.ref('excluded.as_of'),
        source: row.ref('excluded.source'),
      })),
    )
    .execute();
}

/** Updates what is derived from the rows, and counts the change, also for other servers on this database. */
export async function applyMarketChange(tx: Tx): Promise<void> {
  await sql`delete from market_groups`.execute(tx);
  await sql`insert into market_groups select distinct country, location, industry from market_rows`.execute(
    tx,
  );
  await sql`update market_versions set version = version + 1`.execute(tx);
}

/** Deletes a file with its rows. Returns whether there was one. */
export async function deleteMarketFile(tx: Tx, name: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('market_files')
    .where('name', '=', name)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

const batchSize = 500;

/** Stores a file with its jobs and rows. Returns how many rows were new; the others are in another file already. */
export async function addMarketFile(
  tx: Tx,
  file: Omit<StoredMarketFile, 'id'>,
  rows: readonly MarketFileRow[],
): Promise<number> {
  const { id } = await tx.insertInto('market_files').values(file).returning('id').executeTakeFirstOrThrow();
  const jobIds = await saveJobs(tx, rows);
  let added = 0;
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows
      .slice(from, from + batchSize)
      .map(({ code, family, titles, size, percentiles, ...row }) => ({
        ...row,
        ...flatten(percentiles),
        size: size ?? '',
        file_id: id,
        job_id: jobIds.get(code) ?? 0,
      }));
    const result = await tx
      .insertInto('market_rows')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return added;
}

const flatten = ({ p10, p25, p50, p75, p90 }: Percentiles): Record<MarketPercentile, number> => ({
  p10,
  p25,
  p50,
  p75,
  p90,
});

/** Adds the jobs of a file, and updates the family and titles of those that exist. Returns their ids by code. */
async function saveJobs(tx: Tx, rows: readonly MarketFileRow[]): Promise<ReadonlyMap<string, number>> {
  const jobs = [
    ...new Map(rows.map(({ code, family, titles }) => [code, { code, family, titles }])).values(),
  ];
  const ids = new Map<string, number>();
  for (let from = 0; from < jobs.length; from += batchSize) {
    const saved = await tx
      .insertInto('market_jobs')
      .values(
        jobs
          .slice(from, from + batchSize)
          .map(({ code, family, titles }) => ({ code, family, titles: JSON.stringify(titles) })),
      )
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          family: row.ref('excluded.family'),
          titles: row.ref('excluded.titles'),
        })),
      )
      .returning(['id', 'code'])
      .execute();
    for (const { id, code } of saved) ids.set(code, id);
  }
  return ids;
}
