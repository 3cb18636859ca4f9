import { useQuery } from '@tanstack/react-query';
import { openSurveyQuery } from '../../../dataProviders/openSurveys.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { OpenSurveyCard } from './OpenSurveyCard.tsx';

/** The text for each reason why there is nothing to answer. */
const endingTexts = {
  allAnswered: 'done',
  surveyFinished: 'done',
  completed: 'done',
  selfThanks: 'done',
  doneForToday: 'today',
  campaignClosed: 'closed',
  declined: 'closed',
  withdrawn: 'closed',
  nothingOpen: 'none',
} as const;

/** The open benchmark of the signed-in person, or why there is none. */
export function OpenBenchmark() {
  const query = useQuery(openSurveyQuery(useAccountId(), 'm'));
  return (
    <QueryState query={query} failed="home.survey.failed" height={{ xs: 217, md: 209 }}>
      {(survey) => {
        if (survey.ending === null) return <OpenSurveyCard survey={survey} isFirst />;
        const key = `home.survey.${endingTexts[survey.ending]}`;
        return <TranslatedStateCard texts={key} />;
      }}
    </QueryState>
  );
}
