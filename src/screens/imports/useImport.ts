import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importOutcomeKeys, importQuery } from '../../../dataProviders/imports.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';

const settledStates: readonly string[] = ['uploaded', 'failed', 'applied', 'undone'];

/** One import. After each finished step, queries that depend on its result are invalidated. */
export function useImport(id: number) {
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const query = useQuery(importQuery(accountId, id));
  const state = query.data?.state;
  useEffect(() => {
    if (state === undefined || !settledStates.includes(state)) return;
    for (const queryKey of importOutcomeKeys(accountId, id)) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [state, accountId, id, queryClient]);
  return query;
}
