import type { ReminderCheckResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { nextReminderAt } from '../../../domain/reminders/reminderGap.ts';
import { estimateUnfinishedRespondents } from '../../../domain/surveys/unfinishedRespondents.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { countTargetGroups } from '../../store/surveys/progress.ts';
import { requireOwned, visibleUserIds } from '../campaigns/campaignAccess.ts';
import { lastReminderOf } from '../campaigns/readReminderCheck.ts';
import { requireSurvey } from './surveyAccess.ts';

/**
 * Returns about how many people a reminder to everyone in a survey campaign would reach, from the progress that is shown anyway: as of
 * yesterday and in steps. Also returns when the last reminder was sent. Throws `not_found`, `forbidden` for someone else's campaign,
 * `campaign_not_open`, `campaign_closed`.
 */
export async function readSurveyReminderCheck(
  deps: Deps,
  caller: Caller,
  campaignId: number,
): Promise<ReminderCheckResponse> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const campaign = requireOwned(await requireSurvey(tx, caller, campaignId), caller);
    checkAcceptsAnswers(campaign.status);
    const groups = await countTargetGroups(
      tx,
      [campaignId],
      await visibleUserIds(tx, caller),
      today(deps.clock),
    );
    const last = lastReminderOf(campaign);
    return {
      about: estimateUnfinishedRespondents(groups),
      last_sent_at: last?.toISOString() ?? null,
      possible_at: nextReminderAt(last, now)?.toISOString() ?? null,
    };
  });
}
