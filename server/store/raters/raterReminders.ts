import { sql } from 'kysely';
import type { ReminderRecipient } from '../../../domain/reminders/isReminderDue.ts';
import type { Tx } from '../database.ts';

/** An invited person in an open campaign who has not finished. */
export interface UnfinishedRow extends ReminderRecipient {
  readonly id: number;
  readonly reminder_asked_on: string | null;
}

/**
 * Returns everyone in a campaign who can be reminded, with their time zone and previous emails. Must not be shown to
 * users.
 */
export async function listUnfinishedRespondents(tx: Tx, campaignId: number): Promise<UnfinishedRow[]> {
  return tx
    .selectFrom('assignments as a')
    .innerJoin('survey_targets as t', 't.id', 'a.target_id')
    .innerJoin('accounts as account', 'account.id', 'a.account_id')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.reminders_sent', 'a.last_reminded_on', 't.reminder_asked_on'])
    .select(sql<string | null>`coalesce(u.time_zone, a.time_zone, account.time_zone)`.as('time_zone'))
    .where('a.campaign_id', '=', campaignId)
    .where('a.nomination', '=', 'approved')
    .where('a.status', 'in', ['invited', 'started'])
    .where('a.reminders_stopped', '=', false)
    .orderBy('a.id')
    .execute();
}

export interface RemindedCampaign {
  readonly id: number;
  readonly account_id: number;
  readonly launched_on: string | null;
  readonly opens_on: string | null;
  readonly closes_on: string;
  readonly reminders: boolean;
}

/** Returns open campaigns of all accounts, or one of them. */
export async function listOpenSurveyCampaigns(
  tx: Tx,
  campaignId: number | null,
): Promise<RemindedCampaign[]> {
  const open = tx
    .selectFrom('survey_campaigns')
    .select(['id', 'account_id', 'launched_on', 'opens_on', 'closes_on', 'reminders'])
    .where('status', '=', 'open')
    .orderBy('id');
  return (campaignId === null ? open : open.where('id', '=', campaignId)).execute();
}
