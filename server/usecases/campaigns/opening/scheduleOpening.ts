import type { AudienceCampaignKind } from '../../../../domain/campaigns/campaignMails.ts';
import { checkSchedule, keepsSchedule } from '../../../../domain/campaigns/scheduledOpening.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { accountOf } from '../../../kernel/scope.ts';
import type { ScheduledCampaign } from '../../../store/campaigns/scheduledCampaigns.ts';
import type { Tx } from '../../../store/database.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { requireOwned } from '../campaignAccess.ts';
import { type OpeningCampaign, openingKinds, unscheduledFields } from './openingKinds.ts';
import { openingRecipients, queueOpeningRefusedMails } from './openingRefusedMails.ts';

interface ScheduleInput {
  readonly kind: AudienceCampaignKind;
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
  { kind, campaign_id, opens_on }: ScheduleInput,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwn(tx, caller, kind, campaign_id);
    const day = checkSchedule(campaign, await readAccountDay(deps, tx, campaign.account_id));
    if (day !== opens_on) throw new Refusal('conflict');
    const scheduled_by = caller.person.user.id;
    if (campaign.scheduled_at !== null && campaign.scheduled_by === scheduled_by) return;
    const changes = { scheduled_at: now.toISOString(), scheduled_by, opening_problem: null };
    await openingKinds[kind].change(tx, campaign_id, changes, now);
    await recordAudit(tx, caller, {
      action: 'schedule',
      resource: openingKinds[kind].resource,
      id: campaign_id,
      after: { opens_on },
      now,
    });
  });
}

/** Cancels a scheduled opening; the campaign stays a draft. Canceling again has no effect. Throws `not_found`, `forbidden`, `campaign_locked`. */
export async function cancelOpening(
  deps: Deps,
  caller: Caller,
  { kind, campaign_id }: Omit<ScheduleInput, 'opens_on'>,
): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwn(tx, caller, kind, campaign_id);
    if (campaign.status !== 'draft') throw new Refusal('campaign_locked');
    if (campaign.scheduled_at === null && campaign.opening_problem === null) return;
    await cancel(deps, tx, caller, { kind, campaign, problem: null });
  });
}

/** A campaign as it was before a change of these fields. */
interface ChangedCampaign {
  readonly kind: AudienceCampaignKind;
  readonly campaign: OpeningCampaign;
  readonly changedFields: readonly string[];
}

/**
 * Cancels the schedule of a campaign after a change of these fields, unless they can be changed after launch too. If someone else made
 * the change, the person who scheduled the opening is notified. A change of a draft whose opening was refused removes the stored reason.
 * Returns whether a schedule was canceled.
 */
export async function cancelAfterChange(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { kind, campaign, changedFields }: ChangedCampaign,
): Promise<boolean> {
  if (campaign.status !== 'draft' || changedFields.length === 0) return false;
  if (campaign.scheduled_at === null) {
    if (campaign.opening_problem === null) return false;
    await openingKinds[kind].change(tx, campaign.id, { opening_problem: null }, deps.clock.now());
    return false;
  }
  if (keepsSchedule(kind, changedFields)) return false;
  await cancel(deps, tx, caller, { kind, campaign, problem: 'changed' });
  const { scheduled_by, created_by, account_id } = campaign;
  if (scheduled_by === caller.person.user.id) return true;
  const recipients = await openingRecipients(tx, account_id, [scheduled_by, created_by]);
  await queueOpeningRefusedMails(
    tx,
    { kind, campaign },
    {
      problem: 'changed',
      recipients: recipients.filter(({ id }) => id !== caller.person.user.id),
      now: deps.clock.now(),
    },
  );
  return true;
}

interface ChangedCampaigns {
  readonly kind: AudienceCampaignKind;
  readonly accountId: number;
  readonly campaignIds: readonly number[];
}

/** Cancels the schedules of campaigns of an account after a change of these fields that was made elsewhere. */
export async function cancelSchedulesAfterChange(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { kind, accountId, campaignIds }: ChangedCampaigns,
  changedFields: readonly string[],
): Promise<void> {
  for (const id of new Set(campaignIds)) {
    const campaign = await openingKinds[kind].lock(tx, accountId, id);
    if (campaign) await cancelAfterChange(deps, tx, caller, { kind, campaign, changedFields });
  }
}

/** Locks a campaign for a change. Throws `not_found`, and `forbidden` for team leads who didn't create it. */
const lockOwn = async (tx: Tx, caller: Caller, kind: AudienceCampaignKind, campaignId: number) =>
  requireOwned(await openingKinds[kind].lock(tx, accountOf(caller), campaignId), caller);

async function cancel(
  { clock }: Deps,
  tx: Tx,
  caller: Caller,
  {
    kind,
    campaign,
    problem,
  }: Omit<ChangedCampaign, 'changedFields'> & { readonly problem: 'changed' | null },
): Promise<void> {
  const now = clock.now();
  const { id, account_id, opens_on, scheduled_at } = campaign;
  await openingKinds[kind].change(tx, id, { ...unscheduledFields, opening_problem: problem }, now);
  if (scheduled_at === null) return;
  await recordAudit(tx, caller, {
    action: 'cancel_schedule',
    resource: openingKinds[kind].resource,
    id,
    before: { opens_on },
    after: { reason: problem },
    now,
    accountId: account_id,
  });
}

/** Whether the campaign is still to open on the day that was found due. */
export function isStillScheduled<C extends OpeningCampaign>(
  campaign: C | null,
  { opens_on }: Pick<ScheduledCampaign, 'opens_on'>,
): campaign is C {
  return campaign?.status === 'draft' && campaign.scheduled_at !== null && campaign.opens_on === opens_on;
}
