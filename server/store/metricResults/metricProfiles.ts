import { type RawBuilder, sql } from 'kysely';
import type { AnnouncedReaders, SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import type { ProfileDisclosure } from '../../../domain/metricResults/sharing/admitProfiles.ts';
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
  /** Whether the profile may be shown next to the published means, and the group with which it is shown (R25). */
  readonly shown: ProfileDisclosure | null;
  readonly shown_in: string | null;
}

/**
 * Returns everyone in the account who shares their profile or whose campaign was released to others, and
 * `ownId`; ordered by name.
 */
export async function listAssessmentStatuses(
  tx: Tx,
  accountId: number,
  ownId: number,
): Promise<AssessmentStatus[]> {
  return listNewestAssessments(
    tx,
    accountId,
    sql<boolean>`u.id = ${ownId} or h.user_id is not null or c.released_to <> 'self'`,
  );
}

/** Returns the newest assessments of everyone who shares their profile. */
export const listSharingStatuses = (tx: Tx, accountId: number): Promise<AssessmentStatus[]> =>
  listNewestAssessments(tx, accountId, sql<boolean>`h.user_id is not null`);

/** Returns the status of one person; null without a profile in a released campaign. */
export async function findAssessmentStatus(
  tx: Tx,
  accountId: number,
  userId: number,
): Promise<AssessmentStatus | null> {
  const [status = null] = await listNewestAssessments(tx, accountId, sql<boolean>`u.id = ${userId}`);
  return status;
}

async function listNewestAssessments(
  tx: Tx,
  accountId: number,
  condition: RawBuilder<boolean>,
): Promise<AssessmentStatus[]> {
  const { rows } = await sql<AssessmentStatus>`
    select distinct on (u.last_name, u.first_name, u.id) u.id as user_id,
      trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as name,
      s.id as score_id, s.target_id, c.id as campaign_id, c.name as campaign, c.released_to, h.shared_with, h.shared_on,
      p.shown, p.shown_in
    from scores s
    join users u on u.id = s.user_id and u.account_id = ${accountId} and u.status = 'active'
    join survey_targets t on t.id = s.target_id
    join survey_campaigns c on c.id = t.campaign_id
    left join result_shares h on h.user_id = u.id and h.account_id = ${accountId}
    left join counted_profiles p on p.campaign_id = c.id and p.user_id = u.id
    where s.account_id = ${accountId} and s.subject = 'self' and s.replaced_on is null
      and s.result->>'outcome' = 'profiled' and c.released_on is not null
      and (${condition})
    order by u.last_name, u.first_name, u.id, c.released_on desc, s.id desc`.execute(tx);
  return rows;
}

export interface StoredProfile {
  readonly id: number;
  readonly user_id: number | null;
  readonly question_ids: number[];
  readonly model_version: string;
  readonly norm_version: number | null;
  readonly result: FormScore;
}

/** Returns the profiles with these scores, with all their results. */
export async function listProfiles(tx: Tx, scoreIds: readonly number[]): Promise<StoredProfile[]> {
  if (scoreIds.length === 0) return [];
  const rows = await tx
    .selectFrom('scores')
    .select(['id', 'user_id', 'question_ids', 'model_version', 'norm_version', 'result'])
    .where('id', 'in', scoreIds)
    .execute();
  return rows as unknown as StoredProfile[]; // `result` was written by `addScores`.
}

/** Returns the people this person currently manages. */
export async function listManagedPeople(tx: Tx, accountId: number, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('relationships')
    .select('to_user_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'manager')
    .where('from_user_id', '=', userId)
    .execute();
  return rows.map(({ to_user_id }) => to_user_id);
}

export interface NamedPerson {
  readonly user_id: number;
  readonly name: string;
}

/** Returns active people of the account, ordered by name. */
export async function listNames(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select id as user_id, trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) as name from users
    where account_id = ${accountId} and status = 'active' and id = any(${[...userIds]}::int[])
    order by last_name, first_name, id`.execute(tx);
  return rows;
}
