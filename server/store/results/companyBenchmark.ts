import { sql } from 'kysely';
import type { CompanyBenchmark, TopicNorm } from '../../../domain/release/companyBenchmark.ts';
import type { Tx } from '../database.ts';

/** A topic's result in the latest campaign of an account, with its accuracy. */
export interface PublishedRank {
  readonly account_id: number;
  readonly topic_id: number;
  readonly value: number;
  readonly n_band: number;
  readonly margin: number | null;
  /** Standard deviations by element id, of results published without margins. */
  readonly spread: Readonly<Record<string, number>>;
  /** The number of respondents in all groups. */
  readonly respondents: number;
}

/**
 * Returns one value per participating account and topic: from the newest company-wide campaign about all topics with published cells
 * that closed from `from` on and before `before`.
 */
export async function listPublishedRanks(
  tx: Tx,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<PublishedRank[]> {
  const { rows } = await sql<PublishedRank>`
    with newest as (
      select distinct on (releases.account_id) releases.id, releases.account_id, releases.campaign_id, releases.spread
      from releases join accounts on accounts.id = releases.account_id
        join benchmark_campaigns as campaigns on campaigns.id = releases.campaign_id
      where accounts.shares_benchmark and accounts.status = 'active'
        and not releases.banded and campaigns.audience = 'everyone' and campaigns.length in ('full', 'short')
        and releases.created_on >= ${from}::date and releases.created_on < ${before}::date
        and exists (select from release_cells where release_id = releases.id)
      order by releases.account_id, releases.created_on desc, releases.id desc
    )
    select newest.account_id, cells.subject_id as topic_id, cells.value, cells.n_band, cells.margin, newest.spread,
      (select count(*)::int from participations
       where participations.campaign_id = newest.campaign_id and status = 'finished') as respondents
    from newest join release_cells as cells on cells.release_id = newest.id
    where cells.dim = 'overall' and cells.subject = 'topic' and cells.value is not null
    order by newest.account_id, cells.subject_id`.execute(tx);
  return rows;
}

/** Whether the quarter has a build, with or without norms. */
export async function isBuilt(tx: Tx, quarter: string): Promise<boolean> {
  const row = await tx
    .selectFrom('benchmark_builds')
    .select('quarter')
    .where('quarter', '=', quarter)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a build; a second one for the same quarter is ignored. */
export async function addBuild(
  tx: Tx,
  { quarter, built_on }: { readonly quarter: string; readonly built_on: string },
  built: CompanyBenchmark | null,
): Promise<void> {
  const added = await tx
    .insertInto('benchmark_builds')
    .values({ quarter, built_on, accounts_band: built?.accounts_band ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('quarter')
    .executeTakeFirst();
  if (!added || !built) return;
  await tx
    .insertInto('benchmark_norms')
    .values(built.norms.map((norm) => ({ quarter, ...norm })))
    .execute();
  await tx
    .insertInto('benchmark_places')
    .values(built.ranks.map((position) => ({ quarter, ...position })))
    .execute();
}

export interface KnownBuild {
  readonly quarter: string;
  readonly built_on: string;
  readonly accounts_band: number | null;
}

export async function findNewestBuild(tx: Tx): Promise<KnownBuild | null> {
  const row = await tx
    .selectFrom('benchmark_builds')
    .selectAll()
    .orderBy('built_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the norms of a build together with the account's own ranks, which are null where it has none. */
export async function listNorms(
  tx: Tx,
  quarter: string,
  accountId: number,
): Promise<(TopicNorm & { readonly percentile: number | null })[]> {
  return tx
    .selectFrom('benchmark_norms as norms')
    .innerJoin('topics', 'topics.id', 'norms.topic_id')
    .leftJoin('benchmark_places as places', (join) =>
      join
        .onRef('places.quarter', '=', 'norms.quarter')
        .onRef('places.topic_id', '=', 'norms.topic_id')
        .on('places.account_id', '=', accountId),
    )
    .select(['norms.topic_id', 'norms.p25', 'norms.p50', 'norms.p75', 'places.percentile'])
    .where('norms.quarter', '=', quarter)
    .orderBy('topics.position')
    .execute();
}

/** Whether the account participates in the benchmark across companies. */
export async function isSharingBenchmark(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('shares_benchmark')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.shares_benchmark ?? false;
}
