import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { openSurveyQuery } from '../../../dataProviders/openSurveys.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { OpenSurveyCard } from './OpenSurveyCard.tsx';

const kinds = ['s', 'r'] as const;

/** The open assessments of the signed-in person: about themselves, and about others. */
export function OpenAssessments() {
  const translate = useTranslate();
  const accountId = useAccountId();
  const queries = useQueries({ queries: kinds.map((kind) => openSurveyQuery(accountId, kind)) });
  return kinds.map((kind, index) => {
    const query = queries[index];
    if (query?.isError) {
      return (
        <LoadFailed key={kind} text={translate('home.survey.failed')} onRetry={() => void query.refetch()} />
      );
    }
    return query?.data?.ending === null ? <OpenSurveyCard key={kind} survey={query.data} /> : null;
  });
}
