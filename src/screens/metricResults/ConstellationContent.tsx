import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ConstellationResults, constellationResults } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { ResultState } from './ResultState.tsx';

interface OfConstellationProps {
  readonly id: number;
  readonly children: (found: ConstellationResults) => ReactNode;
}

/** What is shown of a constellation, once it is there. */
export function ConstellationContent({ id, children }: OfConstellationProps) {
  const { currentAccount } = usePerson();
  const query = useQuery(constellationResults(currentAccount.id, id));
  return (
    <ResultState query={query} missing="metricResults.constellation.missing">
      {children}
    </ResultState>
  );
}
