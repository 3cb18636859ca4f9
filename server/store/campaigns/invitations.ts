import { sql } from 'kysely';
import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import type { ReminderRecipient } from '../../../domain/reminders/isReminderDue.ts';
import type { MailTemplate } from '../../../locales/en/mails.ts';
import type { Tx } from '../database.ts';
import type { Campaign } from './campaigns.ts';

/**
 * Queues an invitation to each of these participants who is still active and can be reached. A message stores the participation and not its link,
 * which is derived when the email is sent.
 */
export function queueInvitations(
  tx: Tx,
  campaign: Pick<Campaign, 'id'>,
  participationIds: readonly number[],
  { channels, now }: QueueOptions,
): Promise<void> {
  return queueMails(tx, campaign, participationIds, {
    template: 'invitation',
    ids: 'mails_id_seq',
    channels,
    now,
  });
}

/** Queues a reminder to each of these participants who is still active and can be reached, with an id that doesn't affect those of other emails (R21). */
export function queueReminders(
  tx: Tx,
  campaign: Campaign,
  participationIds: readonly number[],
  { channels, now }: QueueOptions,
): Promise<void> {
  return queueMails(tx, campaign, participationIds, {
    template: 'reminder',
    ids: 'reminder_mails_id',
    channels,
    now,
  });
}

interface QueueOptions {
  /** How messages can be sent. People without a channel get none. */
  readonly channels: readonly Channel[];
  readonly now: Date;
}

interface MailSource extends QueueOptions {
  readonly template: MailTemplate;
  /** The sequence of the emails' ids. */
  readonly ids: 'mails_id_seq' | 'reminder_mails_id';
}

async function queueMails(
  tx: Tx,
  campaign: Pick<Campaign, 'id'>,
  participationIds: readonly number[],
  { template, ids, channels, now }: MailSource,
): Promise<void> {
  await sql`
    insert into mails (id, account_id, user_id, to_address, channel, template, params, status, created_at)
    select nextval(${sql.lit(ids)})::int, participations.account_id, users.id,
      coalesce(users.email, users.mobile_number), case when users.email is null then 'sms' else 'email' end, ${template},
      jsonb_build_object('participation_id', participations.id, 'campaign_id', participations.campaign_id),
      'queued', ${now.toISOString()}::timestamptz
    from participations join users on users.id = participations.user_id
    where participations.campaign_id = ${campaign.id} and users.status = 'active'
      and participations.id = any(${[...participationIds]}::int[])
      and (users.email is not null or (users.mobile_number is not null and ${channels.includes('sms')}))
    order by participations.id`.execute(tx);
}

/** Drops emails that have not been sent yet, because a new one replaces them. */
export async function dropQueuedMails(tx: Tx, userId: number | null, participationId: number): Promise<void> {
  await sql`
    delete from mails
    where status = 'queued' and user_id = ${userId} and template in ('invitation', 'reminder')
      and (params ->> 'participation_id')::int = ${participationId}`.execute(tx);
}

/**
 * Drops unsent messages to many people whose contacts change, in every state: a later attempt would send the new link to the old contact.
 */
export async function dropUnsentMailsOf(
  tx: Tx,
  userIds: readonly number[],
  participationIds: readonly number[],
): Promise<void> {
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and user_id = any(${[...userIds]}::int[]) and template in ('invitation', 'reminder')
      and (params ->> 'participation_id')::int = any(${[...participationIds]}::int[])`.execute(tx);
}

/** Returns participants who have not finished, with the facts that the reminder rules need. */
export async function listUnfinishedRecipients(
  tx: Tx,
  campaignId: number,
): Promise<(ReminderRecipient & { readonly id: number })[]> {
  return tx
    .selectFrom('participations as p')
    .innerJoin('accounts as account', 'account.id', 'p.account_id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.reminders_sent', 'p.last_reminded_on'])
    .select(({ fn }) => fn.coalesce('u.time_zone', 'account.time_zone').as('time_zone'))
    .where('p.campaign_id', '=', campaignId)
    .where('p.status', '!=', 'finished')
    .where('p.invitation_state', '!=', 'withdrawn')
    .where('p.reminders_stopped', '=', false)
    .orderBy('p.id')
    .execute();
}

/**
 * Counts a reminder for each participant who had none on their local `day` and returns their ids. Of two concurrent
 * runs, only one receives an id.
 */
export async function claimReminders(
  tx: Tx,
  campaignId: number,
  participationIds: readonly number[],
  day: string,
): Promise<number[]> {
  const rows = await tx
    .updateTable('participations')
    .set({
      reminders_sent: sql<number>`reminders_sent + 1`,
      last_reminded_on: day,
    })
    .where('campaign_id', '=', campaignId)
    .where('status', '!=', 'finished')
    .where('invitation_state', '!=', 'withdrawn')
    .where('reminders_stopped', '=', false)
    .where((where) => where.or([where('last_reminded_on', 'is', null), where('last_reminded_on', '<', day)]))
    .where((where) => where('id', '=', where.fn.any(where.val([...participationIds]))))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
