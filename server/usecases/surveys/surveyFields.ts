import { writableFields } from '../../../resources/kit/resource.ts';
import { surveyCampaigns } from '../../../resources/surveyCampaigns/surveyCampaigns.ts';
import type { SurveyFields } from '../../store/surveys/campaigns.ts';

/** The fields that users may edit. */
export const surveyFieldNames = writableFields(surveyCampaigns) as readonly (keyof SurveyFields)[];

/** Picks the editable fields of a campaign or a draft. */
export function pickSurveyFields(from: SurveyFields): SurveyFields {
  return Object.fromEntries(surveyFieldNames.map((name) => [name, from[name]])) as unknown as SurveyFields; // the keys are those of the type
}
