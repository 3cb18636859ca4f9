import { sql } from 'kysely';
import type { AnnouncedReaders, SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import type { FormScore } from '../../../domain/scoring/personal/scoreForm.ts';
import type { Tx } from '../database.ts';

/** The newest assessment of an active person in a released campaign, without its results. */
export interface AssessmentStatus {
  readonly user_id: number;
  readonly name: string;
  readonly score_id: number;
  readonly target_id: number;
  readonly campaign_id: number;
  readonly campaign: string;
  readonly released_to: AnnouncedReaders;
  readonly shared_with: SharingAudience | null;
  readonly shared_on: string | null;
}

/**
 * Everyone in the account who shares their profile or whose campaign was released to others, and `ownId`; ordered by
 * name.
 */
export async function assessmentStatuses(
  tx: Tx,
  accountId: number,
  ownId: number,
): Promise<AssessmentStatus[]> {
  const { rows } = await sql<AssessmentStatus>`
    select distinct on (u.last_name, u.first_name, u.id) u.id as user_id,
      trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name,
      s.id as score_id, s.target_id, c.id as campaign_id, c.name as campaign, c.released_to, h.shared_with, h.shared_on
    from scores s
    join users u on u.id = s.user_id and u.account_id = ${accountId} and u.status = 'active'
    join survey_targets t on t.id = s.target_id
    join survey_campaigns c on c.id = t.campaign_id
    left join result_shares h on h.user_id = u.id and h.account_id = ${accountId}
    where s.account_id = ${accountId} and s.subject = 'self' and s.replaced_on is null
      and s.result->>'outcome' = 'profiled' and c.released_on is not null
      and (u.id = ${ownId} or h.user_id is not null or c.released_to <> 'self')
    order by u.last_name, u.first_name, u.id, c.released_on desc, s.id desc`.execute(tx);
  return rows;
}

/** Everyone counted in the published results of a campaign, with their groups at the launch. */
export async function countedPeople(tx: Tx, campaignId: number) {
  const { rows } = await sql<{ user_id: number; attributes: Record<string, string | null> }>`
    select s.user_id, t.attributes from scores s join survey_targets t on t.id = s.target_id
    where t.campaign_id = ${campaignId} and s.subject = 'self' and s.replaced_on is null
      and s.user_id is not null and s.result->>'outcome' = 'profiled'
    order by s.user_id`.execute(tx);
  return rows;
}

/** The groups of people with published means in a campaign. */
export async function publishedGroups(tx: Tx, campaignId: number) {
  return tx
    .selectFrom('metric_cells as cells')
    .innerJoin('metric_releases as r', 'r.id', 'cells.release_id')
    .select(['cells.dim', 'cells.category', 'cells.members'])
    .distinct()
    .where('r.campaign_id', '=', campaignId)
    .where('cells.view', '=', 'self')
    .execute();
}

export interface StoredProfile {
  readonly id: number;
  readonly user_id: number | null;
  readonly question_ids: number[];
  readonly model_version: string;
  readonly norm_version: number | null;
  readonly result: FormScore;
}

/** The profiles with these scores, with all their results. */
export async function profilesOf(tx: Tx, scoreIds: readonly number[]): Promise<StoredProfile[]> {
  if (scoreIds.length === 0) return [];
  const rows = await tx
    .selectFrom('scores')
    .select(['id', 'user_id', 'question_ids', 'model_version', 'norm_version', 'result'])
    .where('id', 'in', scoreIds)
    .execute();
  return rows as unknown as StoredProfile[]; // `result` was written by `addScores`.
}

/** The people whom this person currently manages. */
export async function managedBy(tx: Tx, accountId: number, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('relationships')
    .select('to_user_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'manager')
    .where('from_user_id', '=', userId)
    .execute();
  return rows.map(({ to_user_id }) => to_user_id);
}

export interface Named {
  readonly user_id: number;
  readonly name: string;
}

/** Active people of the account, ordered by name. */
export async function namesOf(tx: Tx, accountId: number, userIds: readonly number[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id as user_id, trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) as name from users
    where account_id = ${accountId} and status = 'active' and id = any(${[...userIds]}::int[])
    order by last_name, first_name, id`.execute(tx);
  return rows;
}
