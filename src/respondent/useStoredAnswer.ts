import { useEffect, useState } from 'react';
import { emptyAnswer, type SupplementalAnswerValues } from '../../domain/questions/supplementalAnswer.ts';
import type { SurveyHost } from './surveyHost.ts';

interface AnswerPlace {
  readonly host: Pick<SurveyHost, 'readAnswer' | 'storeAnswer'>;
  readonly deviceKey: string | null;
  readonly question: number;
}

/** The unfinished answer to a custom question. The host may keep it over a reload; it is removed when the question is left. */
export function useStoredAnswer({
  host: { readAnswer, storeAnswer },
  deviceKey,
  question,
}: AnswerPlace): readonly [SupplementalAnswerValues, (answer: SupplementalAnswerValues) => void] {
  const [answer, setAnswer] = useState<SupplementalAnswerValues>(() =>
    deviceKey === null ? emptyAnswer : readAnswer(deviceKey, question),
  );
  useEffect(() => {
    if (deviceKey === null) return;
    storeAnswer(deviceKey, question, answer);
    return () => storeAnswer(deviceKey, question, emptyAnswer);
  }, [deviceKey, question, answer, storeAnswer]);
  return [answer, setAnswer];
}
