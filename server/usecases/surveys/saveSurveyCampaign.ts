import { checkRaterBounds, zeroUnchosenBounds } from '../../../domain/surveys/raterBounds.ts';
import { checkSurveyEdit } from '../../../domain/surveys/surveyStatus.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import {
  addSurveyCampaign,
  changeSurveyCampaign,
  type SurveyCampaign,
  type SurveyFields,
} from '../../store/surveys/campaigns.ts';
import {
  type CampaignKind,
  createOfKind,
  type DraftOf,
  type EditedCampaign,
  updateOfKind,
} from '../campaigns/saveOfKind.ts';
import { lockOwnSurvey } from './surveyAccess.ts';
import { pickSurveyFields, surveyFieldNames } from './surveyFields.ts';

const survey: CampaignKind<SurveyFields, SurveyCampaign> = {
  resource: 'survey_campaigns',
  fieldNames: surveyFieldNames,
  audiences: cycleAudiences,
  lock: lockOwnSurvey,
  add: (tx, row, now) => addSurveyCampaign(tx, { ...row, repeats_id: null }, now),
  change: changeSurveyCampaign,
  readFields(draft) {
    const fields = pickSurveyFields(draft);
    checkRaterBounds(fields.relationships, fields);
    return { ...fields, ...zeroUnchosenBounds(fields.relationships, fields) };
  },
  checkEdit: checkSurveyEdit,
  checkFields: (fields) => fields,
};

/** Creates a campaign as a draft and returns its id. */
export function createSurveyCampaign(
  deps: Deps,
  caller: Caller,
  draft: DraftOf<SurveyFields>,
): Promise<number> {
  return createOfKind(deps, caller, survey, draft);
}

/**
 * Updates the fields that may change in the campaign's status. Throws `campaign_locked`, `campaign_closed`, `invalid`,
 * and `conflict` if the campaign was saved in the meantime.
 */
export function updateSurveyCampaign(
  deps: Deps,
  caller: Caller,
  edited: EditedCampaign,
  draft: DraftOf<SurveyFields>,
): Promise<void> {
  return updateOfKind(deps, caller, survey, edited, draft);
}
