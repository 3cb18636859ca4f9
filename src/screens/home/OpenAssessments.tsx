import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { openSurvey } from '../../../dataProviders/survey.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { PendingNominations } from './PendingNominations.tsx';

/** The assessments that wait for the signed-in person: about themselves, and about others. */
export function OpenAssessments() {
  const translate = useTranslate();
  const { user } = usePerson();
  const open = useQueries({
    queries: (['s', 'r'] as const).map((kind) => ({
      queryKey: ['open survey', user.id, kind],
      queryFn: () => openSurvey({ code: null, kind }),
    })),
  });
  return open.map(({ data, isError, refetch }, at) => {
    const key = at === 0 ? 'self' : 'rater';
    if (isError) {
      return <LoadFailed key={key} text={translate('home.survey.failed')} onRetry={() => void refetch()} />;
    }
    return data && data.ending === null ? <PendingNominations key={key} opened={data} /> : null;
  });
}
