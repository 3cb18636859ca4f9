import { sql } from 'kysely';
import { textMessageLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import type { ReminderRecipient } from '../../../domain/reminders/isReminderDue.ts';
import type { Tx } from '../database.ts';
import { accountSlotKey, countSlots, lockTextMessages, numberSlotKey } from '../mail/textMessageSlots.ts';
import type { Campaign } from './campaigns.ts';

interface QueueOptions {
  /** How messages can be sent. People without a channel get none. */
  readonly channels: readonly Channel[];
  readonly now: Date;
}

/** SQL: these participants of a campaign who are still active and can be reached, with `is_text` for those without an address. */
const reachable = (campaignId: number, ids: readonly number[], channels: readonly Channel[]) => sql`
  select participations.id, participations.account_id, participations.campaign_id, users.id as user_id,
    participations.last_reminded_on, coalesce(users.email, users.mobile_number) as to_address,
    users.email is null as is_text, ${accountSlotKey} as account_key, ${numberSlotKey} as number_key
  from participations join users on users.id = participations.user_id
  where participations.campaign_id = ${campaignId} and users.status = 'active'
    and participations.id = any(${[...ids]}::int[])
    and (users.email is not null or (users.mobile_number is not null and ${channels.includes('sms')}))`;

/**
 * Queues an invitation to each of these participants who is still active and can be reached. A message stores the participation and not its
 * link, which is derived when it is sent. Text messages above a limit wait for a later day, whatever the state of the participation (R21).
 */
export async function queueInvitations(
  tx: Tx,
  campaign: Pick<Campaign, 'id'>,
  participationIds: readonly number[],
  { channels, now }: QueueOptions,
): Promise<void> {
  if (channels.includes('sms')) await lockTextMessages(tx, campaign.id);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { perNumber, perAccount } = textMessageLimits;
  await sql`
    with reachable as (${reachable(campaign.id, participationIds, channels)}),
    slots as (
      select id, account_key, number_key, ${at} + interval '1 day' * greatest(
        (${countSlots(sql<string>`(select account_key from reachable limit 1)`, now)} + row_number() over (partition by account_key order by id) - 1)
          / ${sql.lit(perAccount)},
        (${countSlots(sql<string>`number_key`, now)} + row_number() over (partition by number_key order by id) - 1)
          / ${sql.lit(perNumber)}) as at
      from reachable where is_text),
    counted as (
      insert into mail_slots (key, at)
      select account_key, at from slots union all select number_key, at from slots)
    insert into mails (id, account_id, user_id, to_address, channel, template, params, status, created_at)
    select nextval('mails_id_seq')::int, account_id, user_id, to_address, case when is_text then 'sms' else 'email' end,
      'invitation', jsonb_build_object('participation_id', id, 'campaign_id', campaign_id), 'queued',
      coalesce((select slots.at from slots where slots.id = reachable.id), ${at})
    from reachable order by reachable.id`.execute(tx);
}

/**
 * Queues a reminder to each of these participants who is still active and can be reached, with an id that doesn't affect those of other emails
 * (R21). People whose invitation by text message still waits, or who get the most text messages of a day, get none.
 */
export async function queueReminders(
  tx: Tx,
  campaign: Pick<Campaign, 'id'>,
  participationIds: readonly number[],
  { channels, now }: QueueOptions,
): Promise<void> {
  const { perNumber, perAccount } = textMessageLimits;
  await sql`
    with reachable as (${reachable(campaign.id, participationIds, channels)}),
    allowed as (
      select id from (
        select id, row_number() over (partition by account_key order by id) as of_account,
          row_number() over (partition by number_key order by id)
            + (select count(*) from participations as other where other.user_id = reachable.user_id
                and other.id <> reachable.id and other.last_reminded_on = reachable.last_reminded_on) as of_number
        from reachable where is_text and not exists (
          select from mails where mails.user_id = reachable.user_id and template = 'invitation'
            and mails.status = 'queued' and (params ->> 'participation_id')::int = reachable.id)) as texts
      where of_account <= ${perAccount} and of_number <= ${perNumber})
    insert into mails (id, account_id, user_id, to_address, channel, template, params, status, created_at)
    select nextval('reminder_mails_id')::int, account_id, user_id, to_address,
      case when is_text then 'sms' else 'email' end, 'reminder',
      jsonb_build_object('participation_id', id, 'campaign_id', campaign_id), 'queued', ${now.toISOString()}::timestamptz
    from reachable where not is_text or id in (select id from allowed)
    order by reachable.id`.execute(tx);
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
