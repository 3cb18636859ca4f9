import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { useResultTexts } from './useResultTexts.ts';

/** The caption of a chart: the number of respondents, the quarter and the date of the results. */
export const useCampaignCaption = (campaign: CampaignScores): string => useCampaignCaptions()(campaign);

/** Returns a function that builds the caption of any campaign. */
export function useCampaignCaptions(): (campaign: CampaignScores) => string {
  const translate = useTranslate();
  const words = useResultTexts();
  return ({ n_band, quarter, closed_on }) =>
    translate('results.about', {
      people: words.people(n_band),
      quarter: words.quarter(quarter),
      day: words.day(closed_on),
    });
}
