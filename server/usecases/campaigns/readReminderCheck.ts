import type { ReminderCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { estimateUnfinished } from '../../../domain/reminders/estimateUnfinished.ts';
import { nextReminderAt } from '../../../domain/reminders/reminderGap.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { countOpenParticipation } from '../results/readParticipationCounts.ts';
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
    const counts = (await countOpenParticipation(tx, [campaign], today(deps.clock))).get(campaignId);
    const { participation_percent } = reportedParticipation(counts, campaign.min_group);
    const last = lastReminderOf(campaign);
    return {
      about: estimateUnfinished(counts?.invited ?? 0, participation_percent),
      last_sent_at: last?.toISOString() ?? null,
      possible_at: nextReminderAt(last, now)?.toISOString() ?? null,
    };
  });
}

/** Returns when the participants of a campaign were last reminded, by a request or on a scheduled day; null for never. */
export const lastReminderOf = ({
  last_reminded_at,
}: {
  readonly last_reminded_at: string | null;
}): Date | null => (last_reminded_at === null ? null : new Date(last_reminded_at));
