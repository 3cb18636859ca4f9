import { mixed, object } from 'yup';
import { type SurveyLength, surveyLengths } from '../../domain/campaigns/surveyLength.ts';
import { id, optionalId } from '../sharedShapes.ts';
import { requiredNumber, requiredText } from '../values.ts';

/** A closed campaign. `k` is the minimum number of people behind each number; `length` is the length of its survey. */
export const closedCampaign = object({
  campaign_id: id(),
  name: requiredText,
  length: mixed<SurveyLength>().oneOf(surveyLengths).required(),
  quarter: object({ year: requiredNumber, quarter: requiredNumber }).required(),
  closed_on: requiredText,
  k: requiredNumber,
});

/** One campaign, or all if null. */
export const oneOrAllCampaigns = object({ campaign_id: optionalId() });

/** Access to benchmark campaigns and their results. */
export const benchmarkAccess = { needs: 'supervisor', module: 'microSurvey' } as const;

/** Access to survey campaigns. */
export const surveyAccess = { needs: 'supervisor', module: '360' } as const;
