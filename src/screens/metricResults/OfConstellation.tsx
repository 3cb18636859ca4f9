import type { ReactNode } from 'react';
import type { ConstellationResults } from '../../../dataProviders/metricResults.ts';
import { ResultsLoading } from '../../ui/results/ResultStates.tsx';
import { Failure } from './Failure.tsx';
import { useConstellation } from './useConstellation.ts';

interface OfConstellationProps {
  readonly children: (found: ConstellationResults) => ReactNode;
}

/** What is shown of the constellation of the address, once it is there. */
export function OfConstellation({ children }: OfConstellationProps) {
  const found = useConstellation();
  if (found.isPending) return <ResultsLoading />;
  if (found.isError) {
    return (
      <Failure
        error={found.error}
        missing="metricResults.constellation.missing"
        onRetry={() => void found.refetch()}
      />
    );
  }
  return children(found.data);
}
