import { Refusal } from '../../../domain/refusal.ts';
import { checkRaterBounds, zeroUnchosenBounds } from '../../../domain/surveys/raterBounds.ts';
import { checkSurveyEdit } from '../../../domain/surveys/surveyStatus.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Audience } from '../../store/campaigns/audienceMembers.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addSurveyCampaign, changeSurveyCampaign, type SurveyFields } from '../../store/surveys/campaigns.ts';
import { checkAudience } from '../campaigns/campaignAccess.ts';
import { checkSupplementals } from '../supplemental/checkSupplementals.ts';
import { lockOwnSurvey } from './surveyAccess.ts';
import { pickSurveyFields, surveyFieldNames } from './surveyFields.ts';

/** The submitted fields of a campaign. Omitted lists stay unchanged. */
export interface SurveyDraft extends SurveyFields {
  readonly team_ids?: readonly number[] | undefined;
  readonly user_ids?: readonly number[] | undefined;
}

/** Creates a campaign as a draft and returns its id. */
export async function createSurveyCampaign(deps: Deps, caller: Caller, draft: SurveyDraft): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const fields = checkedFields(draft);
    checkLastDay(null, fields.closes_on, today(deps.clock));
    await checkSupplementals(tx, accountId, fields.supplemental_ids);
    const audience = { team_ids: draft.team_ids ?? [], user_ids: draft.user_ids ?? [] };
    await checkAudience(tx, caller, fields.audience, audience);
    const row = { ...fields, account_id: accountId, created_by: caller.person.user.id, repeats_id: null };
    const campaignId = await addSurveyCampaign(tx, row, now);
    await cycleAudiences.add(tx, { accountId, campaignId }, audience);
    await recordAudit(tx, caller, {
      action: 'create',
      resource: 'survey_campaigns',
      id: campaignId,
      after: { ...fields, ...audience },
      now,
    });
    return campaignId;
  });
}

interface Edited {
  readonly campaignId: number;
  /** The `updated_at` of the version that was edited; null overwrites the current version. */
  readonly version: string | null;
}

/**
 * Updates the fields that may change in the campaign's status. Throws `campaign_locked`, `campaign_closed`, `invalid`,
 * and `conflict` if the campaign was saved in the meantime.
 */
export async function updateSurveyCampaign(
  deps: Deps,
  caller: Caller,
  { campaignId, version }: Edited,
  draft: SurveyDraft,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnSurvey(tx, caller, campaignId);
    if (version !== null && Date.parse(version) !== Date.parse(campaign.updated_at)) {
      throw new Refusal('conflict');
    }
    const campaignRef = { accountId: campaign.account_id, campaignId };
    const before = await cycleAudiences.of(tx, campaignRef);
    const audience = {
      team_ids: draft.team_ids ?? before.team_ids,
      user_ids: draft.user_ids ?? before.user_ids,
    };
    const fields = checkedFields(draft);
    const isOtherAudience = !isSameAudience(before, audience);
    const changed = surveyFieldNames.filter((name) => text(campaign[name]) !== text(fields[name]));
    checkSurveyEdit(campaign.status, isOtherAudience ? [...changed, 'audience'] : changed);
    checkLastDay(campaign.closes_on, fields.closes_on, today(deps.clock));
    if (changed.includes('supplemental_ids')) {
      await checkSupplementals(tx, campaign.account_id, fields.supplemental_ids);
    }
    if (campaign.status === 'draft') await checkAudience(tx, caller, fields.audience, audience);
    await changeSurveyCampaign(tx, campaignId, fields, now);
    if (isOtherAudience) {
      await cycleAudiences.clear(tx, campaignRef);
      await cycleAudiences.add(tx, campaignRef, audience);
    }
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'survey_campaigns',
      id: campaignId,
      before: { ...pickSurveyFields(campaign), ...before },
      after: { ...fields, ...audience },
      now,
    });
  });
}

function checkedFields(draft: SurveyDraft): SurveyFields {
  const fields = pickSurveyFields(draft);
  checkRaterBounds(fields.relationships, fields);
  return { ...fields, ...zeroUnchosenBounds(fields.relationships, fields) };
}

/** A new last day in the past would close the campaign before anyone could answer. */
function checkLastDay(before: string | null, closesOn: string, day: string): void {
  if (closesOn === before || closesOn >= day) return;
  throw new Refusal('invalid', [{ field: 'closes_on', problem: 'past' }]);
}

const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null));

const isSameAudience = (one: Audience, other: Audience) =>
  text(one.team_ids) === text(other.team_ids) && text(one.user_ids) === text(other.user_ids);
