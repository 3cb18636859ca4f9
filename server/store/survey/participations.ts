import { sql } from 'kysely';
import type { InvitationState } from '../../../domain/campaigns/invitationStates.ts';
import type { ShortForm } from '../../../domain/survey/shortForms.ts';
import type { Tx } from '../database.ts';
import { deferStatement } from '../engine/deferStatement.ts';

export type ParticipationStatus = 'invited' | 'started' | 'finished';
export type ParticipantAttributes = Readonly<Record<string, string | null>>;

export interface Participation {
  readonly id: number;
  readonly account_id: number;
  readonly campaign_id: number;
  readonly user_id: number | null;
  readonly token_hash: string | null;
  readonly link_version: number;
  readonly status: ParticipationStatus;
  readonly invitation_state: InvitationState;
  readonly attributes: ParticipantAttributes;
  readonly invited_on: string;
  readonly started_on: string | null;
  readonly finished_on: string | null;
  readonly reminders_sent: number;
  readonly last_reminded_on: string | null;
  readonly feedback_given: boolean;
  /** The form in a short campaign that is open; otherwise null. */
  readonly form: ShortForm | null;
}

export interface NewParticipation {
  readonly id: number;
  readonly user_id: number;
  readonly token_hash: string;
  readonly attributes: ParticipantAttributes;
  readonly form: ShortForm | null;
}

/** Reserves ids for new participations, as the hash of a link is derived from the id. */
export async function reserveIds(tx: Tx, amount: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('participations', 'id'))::int as id
    from generate_series(1, ${amount}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Adds participations with one statement, however many there are. */
export async function addParticipations(
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
  batch: readonly NewParticipation[],
  today: string,
): Promise<void> {
  await sql`
    insert into participations (id, account_id, campaign_id, user_id, token_hash, attributes, form, invited_on)
    select new.id, ${campaign.account_id}::int, ${campaign.id}::int, new.user_id, new.token_hash, new.attributes,
      new.form, ${today}::date
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
      as new (id int, user_id int, token_hash text, attributes jsonb, form text)`.execute(tx);
}

/** Returns the invitations of a campaign by person, withdrawn ones included. */
export async function listInvitations(
  tx: Tx,
  campaignId: number,
): Promise<ReadonlyMap<number, Pick<Participation, 'id' | 'link_version' | 'invitation_state'>>> {
  const rows = await tx
    .selectFrom('participations')
    .select(['user_id', 'id', 'link_version', 'invitation_state'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Map(
    rows.flatMap(({ user_id, ...invitation }) => (user_id === null ? [] : [[user_id, invitation]])),
  );
}

const participationQuery = (tx: Tx) => tx.selectFrom('participations').selectAll();

/** Locks the row until the transaction ends; concurrent callers wait and read the new state. */
export async function lockParticipation(tx: Tx, id: number): Promise<Participation | null> {
  return (await participationQuery(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/**
 * Returns a person's participations in open campaigns without withdrawn ones, started ones first, then the newest, with the data that determines
 * whether the last day has ended for the person.
 */
export async function listOpenParticipations(tx: Tx, userId: number) {
  return tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .innerJoin('accounts as account', 'account.id', 'participations.account_id')
    .innerJoin('users as person', 'person.id', 'participations.user_id')
    .selectAll('participations')
    .select([
      'campaign.closes_on',
      'person.time_zone as person_time_zone',
      'account.time_zone as account_time_zone',
    ])
    .where('participations.user_id', '=', userId)
    .where('participations.invitation_state', '!=', 'withdrawn')
    .where('campaign.status', '=', 'open')
    .orderBy(sql<number>`array_position(array['started', 'invited', 'finished'], participations.status)`)
    .orderBy('participations.campaign_id', 'desc')
    .execute();
}

/**
 * Returns all participations of a person that weren't withdrawn, whatever their status. Without parameters, so that it
 * opens the transaction.
 */
export async function listParticipations(tx: Tx, userId: number): Promise<Participation[]> {
  return participationQuery(tx)
    .where('user_id', '=', sql.lit(userId))
    .where('invitation_state', '!=', sql.lit('withdrawn'))
    .execute();
}

type Changes = Partial<Pick<Participation, 'status' | 'started_on' | 'finished_on' | 'feedback_given'>>;

export async function changeParticipation(tx: Tx, id: number, changes: Changes): Promise<void> {
  await tx.updateTable('participations').set(changes).where('id', '=', id).execute();
}

/**
 * Marks a participation as started, with the next statement or the commit. A person who starts again keeps
 * the first day.
 */
export async function startParticipation(tx: Tx, id: number, day: string): Promise<void> {
  const start = tx
    .updateTable('participations')
    .set({
      status: sql.lit('started'),
      started_on: sql<string>`coalesce(started_on, ${sql.lit(day)}::date)`,
    })
    .where('id', '=', sql.lit(id));
  await deferStatement(tx, start.compile());
}

/** Marks participants as finished. Those who submit without saving a draft also start on this day. */
export async function finishParticipations(tx: Tx, ids: readonly number[], day: string): Promise<void> {
  await tx
    .updateTable('participations')
    .set({
      status: 'finished',
      started_on: sql<string>`coalesce(started_on, ${day}::date)`,
      finished_on: day,
    })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Replaces the link of an invitation. A withdrawn invitation becomes a new one: a person who hasn't finished starts again, as the draft was
 * deleted.
 */
export async function renewInvitation(
  tx: Tx,
  id: number,
  link: { readonly token_hash: string; readonly link_version: number },
): Promise<void> {
  await sql`
    update participations set token_hash = ${link.token_hash}, link_version = ${link.link_version},
      status = case when invitation_state = 'withdrawn' and status = 'started' then 'invited' else status end,
      invitation_state = case when invitation_state = 'withdrawn' then 'invited' else invitation_state end
    where id = ${id}`.execute(tx);
}

/** Disables the link of an invitation. The row remains, with the same columns changed whether or not the person has finished (R21). */
export async function withdrawParticipation(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ invitation_state: 'withdrawn', token_hash: null })
    .where('id', '=', id)
    .execute();
}

/** Stores the outcome of the first invitation; later outcomes are ignored. */
export async function recordInvitationOutcome(
  tx: Tx,
  id: number,
  outcome: 'delivered' | 'bounced',
): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ invitation_state: outcome })
    .where('id', '=', id)
    .where('invitation_state', '=', 'invited')
    .execute();
}

/**
 * Clears the attributes and forms after the campaign closes, when they are no longer needed. People keep their status; all rows are
 * rewritten in one statement, so that their transaction ids no longer reveal when someone finished.
 */
export async function forgetAttributes(tx: Tx, campaignId: number): Promise<void> {
  await tx
    .updateTable('participations')
    .set({ attributes: JSON.stringify({}), form: null })
    .where('campaign_id', '=', campaignId)
    .execute();
}

/**
 * Returns the first name and language of a participant. People who have left have no name and are addressed
 * in English.
 */
export async function addressOf(
  tx: Tx,
  userId: number | null,
): Promise<{ readonly firstName: string | null; readonly locale: string }> {
  const row = await tx
    .selectFrom('users')
    .select(['first_name', 'locale_abbr'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { firstName: row?.first_name.trim() || null, locale: row?.locale_abbr ?? 'en' };
}
