import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';

interface FoundProps<T> {
  readonly query: UseQueryResult<T>;
  /** What is said when it is not there, or not for this reader. */
  readonly missing: string;
  readonly children: (found: T) => ReactNode;
}

/** Results, once they are there. What is not there, or not for this reader, looks the same; anything else can be tried again. */
export function ResultState<T>({ query, missing, children }: FoundProps<T>) {
  const translate = useTranslate();
  if (query.isPending) return <ResultsLoading />;
  if (query.isSuccess) return children(query.data);
  if (query.error instanceof HttpError && (query.error.status === 404 || query.error.status === 403)) {
    return <StateCard title={translate(`${missing}.title`)} text={translate(`${missing}.text`)} />;
  }
  return <ResultsFailed onRetry={() => void query.refetch()} />;
}
