import { sql } from 'kysely';
import type { PublishedContentChange } from '../../../domain/metricResults/content/contentChanges.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { Tx } from '../database.ts';

/** A course about a metric that a person has completed. */
export interface CompletedContent {
  readonly user_id: number;
  readonly course_id: number;
  readonly metric: Metric;
  readonly completed_on: string;
}

/** Returns the newest release of the account's personal metrics before that of a campaign on this day; null without one. */
export async function findPreviousRelease(
  tx: Tx,
  { account_id, id }: { readonly account_id: number; readonly id: number },
  day: string,
): Promise<{ readonly campaign_id: number; readonly began_on: string } | null> {
  const row = await tx
    .selectFrom('metric_releases as r')
    .innerJoin('survey_campaigns as c', 'c.id', 'r.campaign_id')
    .select(['r.campaign_id', sql<string>`coalesce(c.launched_on, r.created_on)`.as('began_on')])
    .where('r.account_id', '=', account_id)
    .where('r.campaign_id', '!=', id)
    .where('r.created_on', '<=', day)
    .orderBy('r.created_on', 'desc')
    .orderBy('r.id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the courses about metrics that people of an account have completed since a day. */
export async function listCompletedContent(
  tx: Tx,
  accountId: number,
  since: string,
): Promise<CompletedContent[]> {
  const { rows } = await sql<CompletedContent>`
    select distinct e.user_id, e.course_id, c.metric, to_char(e.completed_at at time zone 'UTC', 'YYYY-MM-DD') as completed_on
    from enrolments e join courses c on c.id = e.course_id
    where e.account_id = ${accountId}::int and c.metric is not null and e.completed_at >= ${since}::date
    order by 2, 1, 4`.execute(tx);
  return rows;
}

/** Publishes the differences of a campaign to the one before. Builder only. */
export async function addContentChanges(
  tx: Tx,
  { account_id, id }: { readonly account_id: number; readonly id: number },
  changes: readonly PublishedContentChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('content_changes')
    .values(changes.map((change) => ({ account_id, campaign_id: id, ...change })))
    .execute();
}

/** Stores who was in a group of a comparison. Builder only. */
export async function addContentGroup(tx: Tx, key: string, countedIds: readonly number[]): Promise<void> {
  await sql`update counted_profiles set content_groups = content_groups || ${key}::text
    where id = any(${[...countedIds]}::int[])`.execute(tx);
}

export interface ContentRound {
  readonly campaign_id: number;
  readonly name: string;
  readonly before: string;
  readonly released_on: string;
}

/** Returns the releases of an account that were compared with the one before, newest first. */
export async function listContentRounds(tx: Tx, accountId: number): Promise<ContentRound[]> {
  return tx
    .selectFrom('metric_releases as r')
    .innerJoin('survey_campaigns as c', 'c.id', 'r.campaign_id')
    .innerJoin('survey_campaigns as b', 'b.id', 'r.compared_with')
    .select(['r.campaign_id', 'c.name', 'b.name as before', 'r.created_on as released_on'])
    .where('r.account_id', '=', accountId)
    .orderBy('r.created_on', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

export interface ContentChangeRow extends Omit<PublishedContentChange, 'difference'> {
  readonly title: string;
  /** Null if there are too few people to say. */
  readonly difference: number | null;
}

/** Returns all courses about metrics that someone in the account has started, with what was published in a round. */
export async function listContentChanges(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<ContentChangeRow[]> {
  const { rows } = await sql<ContentChangeRow>`
    select c.id as course_id, c.title, coalesce(k.metric, c.metric) as metric, k.difference, k.low, k.high,
      coalesce(k.is_marked, false) as is_marked, k.completed_band, k.others_band
    from courses c left join content_changes k on k.course_id = c.id and k.campaign_id = ${campaignId}::int
      and k.account_id = ${accountId}::int
    where k.course_id is not null or (c.metric is not null and exists (select from enrolments e
      where e.account_id = ${accountId}::int and e.course_id = c.id))
    order by (k.difference is null), is_marked desc, abs(k.difference) desc, c.title, c.id
    limit 500`.execute(tx);
  return rows;
}
