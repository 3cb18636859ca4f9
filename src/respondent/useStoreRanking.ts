import { useEffect } from 'react';
import { emptyRanking } from '../../domain/survey/optionRanking.ts';
import type { RespondentState } from './respondentReducer.ts';
import type { SurveyHost } from './surveyHost.ts';

/** Stores the unfinished ranking so that it survives a reload, and removes it once the question is answered. */
export function useStoreRanking(
  { opened, session }: RespondentState,
  { storeRanking }: Pick<SurveyHost, 'storeRanking'>,
): void {
  const deviceKey = opened?.device_key ?? null;
  const question = session?.left[0]?.question_id ?? null;
  const ranking = session?.ranking ?? emptyRanking;
  useEffect(() => {
    if (deviceKey === null) return;
    const isBegun = question !== null && ranking.some((option) => option !== null);
    storeRanking(deviceKey, isBegun ? { question_id: question, ranking } : null);
  }, [deviceKey, question, ranking, storeRanking]);
}
