import { useTranslate } from 'react-admin';
import type { WholeCampaign } from '../../contract/v2/microsurveyResults.ts';
import { useResultWords } from './useResultWords.ts';

/** The number of respondents and the date of the results. */
export const useAbout = (campaign: WholeCampaign): string => useAboutOf()(campaign);

/** The same for several campaigns. */
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
