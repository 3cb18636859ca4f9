import { addDays, daysBetween } from '../../../domain/dates/days.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { copyName } from '../builder/copyName.ts';
import { checkAudience } from '../campaigns/campaignAccess.ts';
import { requireSurvey } from './surveyAccess.ts';
import { pickSurveyFields } from './surveyFields.ts';

const minDays = 14;

/**
 * Copies a campaign as a draft with the same audience and duration, starting today. A repetition refers to the
 * original, so that their results can be compared. Returns the id of the copy.
 */
export async function copySurveyCampaign(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  isRepetition: boolean,
): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const campaign = await requireSurvey(tx, caller, campaignId);
    const audience = await cycleAudiences.of(tx, { accountId, campaignId });
    await checkAudience(tx, caller, campaign.audience, audience);
    const day = await readAccountDay(deps, tx, accountId);
    const from = campaign.launched_on ?? campaign.opens_on ?? day;
    const fields = {
      ...pickSurveyFields(campaign),
      name: copyName(campaign.name),
      opens_on: null,
      closes_on: addDays(day, Math.max(minDays, daysBetween(from, campaign.closes_on))),
    };
    const repeats_id = isRepetition ? campaignId : null;
    const row = { ...fields, account_id: accountId, created_by: caller.person.user.id, repeats_id };
    const copyId = await addSurveyCampaign(tx, row, now);
    await cycleAudiences.add(tx, { accountId, campaignId: copyId }, audience);
    const after = { ...fields, ...audience, repeats_id, copied_from: campaignId };
    await recordAudit(tx, caller, { action: 'create', resource: 'survey_campaigns', id: copyId, after, now });
    return copyId;
  });
}
