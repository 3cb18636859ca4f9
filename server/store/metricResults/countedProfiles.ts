import { sql } from 'kysely';
import type { Admission } from '../../../domain/metricResults/sharing/admitProfiles.ts';
import type { Tx } from '../database.ts';

export interface NewCountedProfile {
  readonly user_id: number | null;
  readonly groups: readonly string[];
}

/** Stores who counts in the published means of a campaign, and requests an audit of the account's shares. Builder only. */
export async function addCountedProfiles(
  tx: Tx,
  { account_id, id }: { readonly account_id: number; readonly id: number },
  profiles: readonly NewCountedProfile[],
): Promise<void> {
  await lockSharing(tx, account_id);
  await sql`
    insert into counted_profiles (account_id, campaign_id, user_id, groups)
    select ${account_id}::int, ${id}::int, one.user_id, one.groups
    from jsonb_to_recordset(${JSON.stringify(profiles)}::jsonb) as one (user_id int, groups text[])
    order by one.user_id`.execute(tx);
  await tx
    .updateTable('result_shares')
    .set({ is_audited: false })
    .where('account_id', '=', account_id)
    .execute();
}

export interface StoredCountedProfile extends Admission {
  readonly id: number;
  readonly user_id: number | null;
  readonly groups: string[];
  readonly content_groups: string[];
  readonly is_shown_elsewhere: boolean;
  /** The score in this campaign with the norm version of its release, or the newest without one; null for an erased person. */
  readonly theta: number[] | null;
  readonly norm_version: number | null;
}

/** Returns everyone who counts in the published means of a campaign, in a fixed order. Builder only. */
export async function listCountedProfiles(tx: Tx, campaignId: number): Promise<StoredCountedProfile[]> {
  const { rows } = await sql<StoredCountedProfile>`
    select p.id, p.user_id, p.groups, p.content_groups, p.shown, p.shown_in, p.is_refused, s.theta, s.norm_version,
      exists (select 1 from counted_profiles o where o.user_id = p.user_id and o.account_id = p.account_id
        and o.campaign_id <> p.campaign_id and o.shown is not null) as is_shown_elsewhere
    from counted_profiles p
    left join survey_targets t on t.campaign_id = p.campaign_id and t.user_id = p.user_id
    left join metric_releases r on r.campaign_id = p.campaign_id
    left join lateral (select result -> 'theta' as theta, norm_version from scores
      where user_id = p.user_id and target_id = t.id and subject = 'self' and result ->> 'outcome' = 'profiled'
      order by norm_version is not distinct from r.norm_version desc, id desc limit 1) s on true
    where p.campaign_id = ${campaignId} order by p.id`.execute(tx);
  return rows;
}

/** The last decision on whether a person's profile is shown. */
export interface DecidedProfile extends Admission {
  readonly id: number;
}

/** Returns the decision about each profile, in the order of `listCountedProfiles`. */
export async function listAdmissions(tx: Tx, campaignId: number): Promise<DecidedProfile[]> {
  return tx
    .selectFrom('counted_profiles')
    .select(['id', 'shown', 'shown_in', 'is_refused'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
}

export async function changeAdmissions(tx: Tx, changes: readonly DecidedProfile[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update counted_profiles p set shown = one.shown, shown_in = one.shown_in, is_refused = one.is_refused
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one
      (id int, shown text, shown_in text, is_refused boolean)
    where p.id = one.id`.execute(tx);
}

/** Returns the people in a published group; null for erased people. */
export async function listGroupMembers(
  tx: Tx,
  campaignId: number,
  group: string,
): Promise<(number | null)[]> {
  const { rows } = await sql<{ user_id: number | null }>`
    select user_id from counted_profiles where campaign_id = ${campaignId} and ${group} = any (groups)`.execute(
    tx,
  );
  return rows.map(({ user_id }) => user_id);
}

const auditing = 7_405;

/** Waits for other audits of the account's shares and blocks them until the transaction ends. */
export async function lockSharing(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${auditing}::int, ${accountId}::int)`.execute(tx);
}

/** Returns the accounts with shares that no audit has decided about yet. */
export async function listAccountsToAudit(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('result_shares')
    .select('account_id')
    .distinct()
    .where('is_audited', '=', false)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

export async function markAudited(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('result_shares')
    .set({ is_audited: true })
    .where('account_id', '=', accountId)
    .where('is_audited', '=', false)
    .execute();
}
