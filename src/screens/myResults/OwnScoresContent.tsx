import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type OwnScores, ownScoresQuery } from '../../../dataProviders/ownScores.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';

/** Loads the person's own scores and passes them to `children`. */
export function OwnScoresContent({ children }: { readonly children: (scores: OwnScores) => ReactNode }) {
  const query = useQuery(ownScoresQuery(useAccountId()));
  return (
    <QueryState query={query} failed="ownResults.failed" loading="results.loading" shape="page">
      {children}
    </QueryState>
  );
}
