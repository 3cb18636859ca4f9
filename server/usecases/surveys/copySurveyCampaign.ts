import { canChangeCampaign } from '../../../domain/campaigns/campaignOwners.ts';
import { addDays, daysBetween } from '../../../domain/dates/days.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { copyMailTexts } from '../../store/campaigns/mailTexts.ts';
import { addSurveyCampaign } from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { copyName } from '../builder/copyName.ts';
import { narrowAudience } from '../campaigns/campaignAccess.ts';
import { requireSurvey } from './surveyAccess.ts';
import { pickSurveyFields } from './surveyFields.ts';

const minDays = 14;

/**
 * Copies a campaign as a draft with the same audience and duration, starting today. A repetition refers to the
 * original, so that their results can be compared. Team leads can invite only their own teams and people, so others are left out of their
 * copies. Returns the id of the copy, and whether someone was left out.
 */
export async function copySurveyCampaign(
  deps: Deps,
  caller: Caller,
  campaignId: number,
  isRepetition: boolean,
): Promise<{ readonly copyId: number; readonly isNarrowed: boolean }> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const campaign = await requireSurvey(tx, caller, campaignId);
    const original = await cycleAudiences.of(tx, { accountId, campaignId });
    const { audience, isNarrowed } = await narrowAudience(tx, caller, campaign.audience, original);
    const day = await readAccountDay(deps, tx, accountId);
    const from = campaign.launched_on ?? campaign.opens_on ?? day;
    const fields = {
      ...pickSurveyFields(campaign),
      audience: isNarrowed ? ('chosen' as const) : campaign.audience,
      name: copyName(campaign.name),
      opens_on: null,
      closes_on: addDays(day, Math.max(minDays, daysBetween(from, campaign.closes_on))),
    };
    const repeats_id = isRepetition ? campaignId : null;
    const row = { ...fields, account_id: accountId, created_by: caller.person.user.id, repeats_id };
    const copyId = await addSurveyCampaign(tx, row, now);
    await cycleAudiences.add(tx, { accountId, campaignId: copyId }, audience);
    // Only people who manage a campaign can read its emails.
    const copiesMails = canChangeCampaign(caller.person.user, campaign);
    await copyMailTexts(
      tx,
      { accountId, kind: 'survey', campaignId: copiesMails ? campaignId : null },
      copyId,
    );
    const after = { ...fields, ...audience, repeats_id, copied_from: campaignId };
    await recordAudit(tx, caller, { action: 'create', resource: 'survey_campaigns', id: copyId, after, now });
    return { copyId, isNarrowed };
  });
}
