import { checkRaterBounds, zeroUnchosenBounds } from '../../../domain/surveys/raterBounds.ts';
import { checkSurveyEdit } from '../../../domain/surveys/surveyStatus.ts';
import { cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import {
  addSurveyCampaign,
  changeSurveyCampaign,
  type SurveyCampaign,
  type SurveyFields,
} from '../../store/surveys/campaigns.ts';
import { createCampaignSaver } from '../campaigns/createCampaignSaver.ts';
import { lockOwnSurvey } from './surveyAccess.ts';
import { pickSurveyFields, surveyFieldNames } from './surveyFields.ts';

/** Updates throw `campaign_locked`, `campaign_closed`, `invalid` and `conflict`. */
export const { create: createSurveyCampaign, update: updateSurveyCampaign } = createCampaignSaver<
  SurveyFields,
  SurveyCampaign
>({
  kind: 'survey',
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
});
