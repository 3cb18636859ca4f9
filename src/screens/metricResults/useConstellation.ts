import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { constellationResults } from '../../../dataProviders/metricResults.ts';
import { usePerson } from '../../ui/person.ts';

/** The constellation that the address names. */
export function useConstellation() {
  const { currentAccount } = usePerson();
  return useQuery(constellationResults(currentAccount.id, Number(useParams().id)));
}
