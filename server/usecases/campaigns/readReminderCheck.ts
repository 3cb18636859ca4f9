import type { ReminderCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { estimateUnfinished } from '../../../domain/reminders/estimateUnfinished.ts';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';
import { lastReminderAt, nextReminderAt } from '../../../domain/reminders/reminderGap.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { participationCounts } from '../../store/campaigns/participantPages.ts';
import type { Tx } from '../../store/database.ts';
import { reportedParticipation } from '../results/reportedParticipation.ts';
import { requireCampaign, requireOwned } from './campaignAccess.ts';

/**
 * Returns about how many people a reminder would reach, as of yesterday and in steps, and when the last one was sent. Throws `not_found`,
 * `forbidden` for someone else's campaign, `campaign_not_open`, `campaign_closed`.
 */
export async function readReminderCheck(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<ReminderCheckResponse> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireOwned(await requireCampaign(tx, caller, campaignId), caller);
    checkAcceptsAnswers(campaign.status);
    const counts = (await participationCounts(tx, [campaignId], today(deps.clock))).get(campaignId);
    const { participation_percent } = reportedParticipation(counts, campaign.min_group);
    const last = await readLastReminder(tx, campaign, now);
    return {
      about: estimateUnfinished(counts?.invited ?? 0, participation_percent),
      last_sent_at: last?.toISOString() ?? null,
      possible_at: nextReminderAt(last, now)?.toISOString() ?? null,
    };
  });
}

/** Returns when the participants of a campaign were last reminded, by a request or on a scheduled day; null for never. */
export async function readLastReminder(
  tx: Tx,
  { account_id, launched_on, closes_on, reminders, last_reminded_at }: Campaign,
  now: Date,
): Promise<Date | null> {
  const zone = selectTimeZone(await readAccountTimeZone(tx, account_id));
  const days = reminders ? reminderDaysOf(launched_on ?? closes_on, closes_on) : [];
  return lastReminderAt({ requestedAt: last_reminded_at, days, zone }, now);
}
