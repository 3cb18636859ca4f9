import { writable } from '../../../resources/kit/resource.ts';
import { surveyCampaigns } from '../../../resources/surveyCampaigns/surveyCampaigns.ts';
import type { SurveyFields } from '../../store/surveys/campaigns.ts';

/** The fields a person may fill in. */
export const surveyFieldNames = writable(surveyCampaigns) as readonly (keyof SurveyFields)[];

/** Those fields alone, of a campaign or of a draft that holds more. */
export function pickFields(from: SurveyFields): SurveyFields {
  return Object.fromEntries(surveyFieldNames.map((name) => [name, from[name]])) as unknown as SurveyFields; // the same names
}
