import { checkSurveyRelease } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { changeSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { publishMetricCells } from '../metricResults/publishMetricCells.ts';
import { auditOrQueue } from '../metricResults/sharing/auditShares.ts';
import { campaignRecipients } from '../notifications/campaignRecipients.ts';
import { lockOwnSurvey } from './surveyAccess.ts';

/** Releases the results of a closed campaign to the audience set in `released_to`. Throws `status_change`. */
export async function releaseSurveyCampaign(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  const accountId = await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaignId);
    checkSurveyRelease(campaign);
    const released_on = await readAccountDay(deps, tx, campaign.account_id);
    await publishMetricCells(deps, tx, campaign, released_on);
    await changeSurveyCampaign(tx, campaignId, { released_on }, deps.clock.now());
    await recordAudit(tx, caller, {
      action: 'release',
      resource: 'survey_campaigns',
      id: campaignId,
      before: { released_on: null },
      after: { released_on, released_to: campaign.released_to },
      now: deps.clock.now(),
    });
    await addNotifications(
      tx,
      {
        accountId: campaign.account_id,
        event: 'survey_released',
        recordId: campaignId,
        now: deps.clock.now(),
      },
      campaignRecipients(campaign, caller.person.user.id),
    );
    return campaign.account_id;
  });
  await auditOrQueue(deps, accountId);
}
