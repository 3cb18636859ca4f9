import { sql } from 'kysely';
import { isErased } from '../../../domain/access/erasure.ts';
import type { Tx } from '../database.ts';

/** The encrypted audience of a closed campaign. */
export interface StoredRoster {
  readonly campaign_id: number;
  readonly sealed: Uint8Array;
}

/** A participant with the attributes at the invitation; the person is null after an erasure. */
export interface InvitedParticipant {
  readonly user_id: number | null;
  readonly attributes: Readonly<Record<string, string | null>>;
}

/**
 * Returns the people who could answer until the campaign closed. People whose invitation was withdrawn are left out;
 * otherwise, an administrator could invite the same people twice and withdraw some to get an audience of any
 * size.
 */
export async function invitedParticipants(tx: Tx, campaignId: number): Promise<InvitedParticipant[]> {
  return tx
    .selectFrom('participations')
    .select(['user_id', 'attributes'])
    .where('campaign_id', '=', campaignId)
    .where('invitation_state', '<>', 'withdrawn')
    .orderBy('id')
    .execute();
}

export async function addRoster(
  tx: Tx,
  roster: StoredRoster & { readonly account_id: number; readonly closed_on: string },
): Promise<void> {
  await tx.insertInto('audience_rosters').values(roster).execute();
}

export async function findRoster(tx: Tx, campaignId: number): Promise<StoredRoster | null> {
  const row = await tx
    .selectFrom('audience_rosters')
    .select(['campaign_id', 'sealed'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the published audiences of an account's campaigns that closed on this day or later, newest first.
 */
export async function publishedRosters(tx: Tx, accountId: number, since: string): Promise<StoredRoster[]> {
  return published(tx, accountId, since).select(['campaign_id', 'sealed']).execute();
}

const published = (tx: Tx, accountId: number, since: string) =>
  tx
    .selectFrom('audience_rosters')
    .where('account_id', '=', accountId)
    .where('is_published', '=', true)
    .where('closed_on', '>=', since)
    .orderBy('closed_on', 'desc')
    .orderBy('campaign_id', 'desc');

const comparing = 7_404;

/** Waits for other releases of the account and blocks them until the transaction ends; returns the campaigns to compare with. */
export async function lockPublishedRosters(tx: Tx, accountId: number, since: string): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(${comparing}::int, ${accountId}::int)`.execute(tx);
  const rows = await published(tx, accountId, since).select('campaign_id').execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

export async function publishRoster(tx: Tx, { campaign_id, sealed }: StoredRoster): Promise<void> {
  await tx
    .updateTable('audience_rosters')
    .set({ sealed, is_published: true })
    .where('campaign_id', '=', campaign_id)
    .execute();
}

export async function removeRoster(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('audience_rosters').where('campaign_id', '=', campaignId).execute();
}

/** Removes the audiences that are no longer compared with later ones. */
export async function removeExpiredRosters(tx: Tx, since: string): Promise<void> {
  await tx.deleteFrom('audience_rosters').where('closed_on', '<', since).execute();
}

/** Whether the audience of a campaign is stored, or will be when the campaign closes. Waits if it is being closed. */
export async function isRosterExpected(tx: Tx, campaignId: number): Promise<boolean> {
  const campaign = await tx
    .selectFrom('benchmark_campaigns')
    .select('status')
    .where('id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
  return campaign?.status === 'open' || (await findRoster(tx, campaignId)) !== null;
}

export async function rosterIds(tx: Tx): Promise<number[]> {
  const rows = await tx.selectFrom('audience_rosters').select('campaign_id').orderBy('campaign_id').execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Returns the ids of all people who are or were invited in an account, including erased people. */
export async function knownUserIds(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where account_id = ${accountId}
    union select user_id from participations where account_id = ${accountId} and user_id is not null
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns which of these ids belong to erased people. */
export async function erasedUserIds(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Set(people.filter(isErased).map(({ id }) => id));
}
