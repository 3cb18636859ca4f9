import { checkSchedule, keepsSchedule } from '../../../../domain/campaigns/scheduledOpening.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { type Campaign, changeCampaign, lockCampaign } from '../../../store/campaigns/campaigns.ts';
import type { ScheduledCampaign } from '../../../store/campaigns/scheduledCampaigns.ts';
import type { Tx } from '../../../store/database.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { lockOwnCampaign } from '../campaignAccess.ts';
import { openingRecipients, queueOpeningMails } from './openingMails.ts';

/** The fields of a campaign that is not scheduled. */
export const unscheduled = { scheduled_at: null, scheduled_by: null } as const;

interface ScheduleInput {
  readonly campaign_id: number;
  /** The first day that the person confirmed. */
  readonly opens_on: string;
}

/**
 * Schedules a draft to open when its first day begins in the account's time zone. The launch is then made in the name of the caller.
 * Scheduling again has no effect. Throws `not_found`, `forbidden`, `campaign_locked`, `invalid`, and `conflict` if the first day is another.
 */
export async function scheduleOpening(
  deps: Deps,
  caller: Caller,
  { campaign_id, opens_on }: ScheduleInput,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaign_id);
    const day = checkSchedule(campaign, await readAccountDay(deps, tx, campaign.account_id));
    if (day !== opens_on) throw new Refusal('conflict');
    const scheduled_by = caller.person.user.id;
    if (campaign.scheduled_at !== null && campaign.scheduled_by === scheduled_by) return;
    const changes = { scheduled_at: now.toISOString(), scheduled_by, opening_problem: null };
    await changeCampaign(tx, campaign_id, changes, now);
    await recordAudit(tx, caller, {
      action: 'schedule',
      resource: 'benchmark_campaigns',
      id: campaign_id,
      after: { opens_on },
      now,
    });
  });
}

/** Cancels a scheduled opening; the campaign stays a draft. Canceling again has no effect. Throws `not_found`, `forbidden`, `campaign_locked`. */
export async function cancelOpening(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked');
    if (campaign.scheduled_at === null && campaign.opening_problem === null) return;
    await cancel(deps, tx, caller, campaign, null);
  });
}

/**
 * Cancels the schedule of a campaign after a change of these fields, unless they can be changed after the launch too. If someone else made
 * the change, the person who scheduled the opening is notified. A change of a draft whose opening was refused removes the stored reason.
 */
export async function cancelAfterChange(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  campaign: Campaign,
  changedFields: readonly string[],
): Promise<void> {
  if (campaign.status !== 'draft' || changedFields.length === 0) return;
  if (campaign.scheduled_at === null) {
    if (campaign.opening_problem === null) return;
    await changeCampaign(tx, campaign.id, { opening_problem: null }, deps.clock.now());
    return;
  }
  if (keepsSchedule(changedFields)) return;
  await cancel(deps, tx, caller, campaign, 'changed');
  const { scheduled_by, created_by, account_id } = campaign;
  if (scheduled_by === caller.person.user.id) return;
  const recipients = await openingRecipients(tx, account_id, [scheduled_by, created_by]);
  await queueOpeningMails(tx, campaign, {
    problem: 'changed',
    recipients: recipients.filter(({ id }) => id !== caller.person.user.id),
    now: deps.clock.now(),
  });
}

/** Cancels the schedules of campaigns of an account after a change of these fields that was made elsewhere. */
export async function cancelSchedulesAfterChange(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { accountId, campaignIds }: { readonly accountId: number; readonly campaignIds: readonly number[] },
  changedFields: readonly string[],
): Promise<void> {
  for (const id of new Set(campaignIds)) {
    const campaign = await lockCampaign(tx, accountId, id);
    if (campaign) await cancelAfterChange(deps, tx, caller, campaign, changedFields);
  }
}

async function cancel(
  { clock }: Deps,
  tx: Tx,
  caller: Caller,
  { id, account_id, opens_on, scheduled_at }: Campaign,
  opening_problem: 'changed' | null,
): Promise<void> {
  const now = clock.now();
  await changeCampaign(tx, id, { ...unscheduled, opening_problem }, now);
  if (scheduled_at === null) return;
  await recordAudit(tx, caller, {
    action: 'cancel_schedule',
    resource: 'benchmark_campaigns',
    id,
    before: { opens_on },
    after: { reason: opening_problem },
    now,
    accountId: account_id,
  });
}

/** Whether the campaign is still to open on the day that was found due. */
export function isStillScheduled(
  campaign: Campaign | null,
  { opens_on }: Pick<ScheduledCampaign, 'opens_on'>,
): campaign is Campaign {
  return campaign?.status === 'draft' && campaign.scheduled_at !== null && campaign.opens_on === opens_on;
}
