import { writableFields } from '../../../resources/kit/resource.ts';
import { surveyCampaigns } from '../../../resources/surveyCampaigns/surveyCampaigns.ts';
import type { SurveyFields } from '../../store/surveys/campaigns.ts';
import { pickFields } from '../campaigns/createCampaignSaver.ts';

/** The fields that users may edit. */
export const surveyFieldNames = writableFields(surveyCampaigns) as readonly (keyof SurveyFields)[];

/** Picks the editable fields of a campaign or a draft. */
export const pickSurveyFields = (from: SurveyFields): SurveyFields => pickFields(surveyFieldNames, from);
