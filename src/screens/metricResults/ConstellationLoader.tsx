import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ConstellationResults, constellationQuery } from '../../../dataProviders/metricResults.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';

interface ConstellationContentProps {
  readonly id: number;
  readonly children: (results: ConstellationResults) => ReactNode;
}

/** Loads a constellation and passes it to `children`. */
export function ConstellationLoader({ id, children }: ConstellationContentProps) {
  const query = useQuery(constellationQuery(useAccountId(), id));
  return (
    <QueryState
      query={query}
      failed="results.failed"
      missing="metricResults.constellation.missing"
      loading="results.loading"
      shape="page"
    >
      {children}
    </QueryState>
  );
}
