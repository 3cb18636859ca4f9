import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { useResultWords } from './useResultWords.ts';

/** The caption of a chart: the number of respondents, the quarter and the date of the results. */
export const useAbout = (campaign: WholeCampaign): string => useAboutOf()(campaign);

/** Returns a function that builds the caption of any campaign. */
export function useAboutOf(): (campaign: WholeCampaign) => string {
  const translate = useTranslate();
  const words = useResultWords();
  return ({ n_band, quarter, closed_on }) =>
    translate('results.about', {
      people: words.people(n_band),
      quarter: words.quarter(quarter),
      day: words.day(closed_on),
    });
}
