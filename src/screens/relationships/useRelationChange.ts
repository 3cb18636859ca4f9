import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, HttpError, isAborted } from '../../../dataProviders/errors.ts';
import { relationshipsKey } from './relationshipViews.ts';

/** A change to relationships: a refusal is told once, and everything shown is read anew. */
export function useRelationChange<V, R>(
  change: (what: V) => Promise<R>,
  after?: (result: R, what: V) => void,
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: after,
    onError: (failure) => {
      if (isAborted(failure)) return;
      const isTaken = failure instanceof HttpError && failure.code === 'taken';
      const text = isTaken ? 'relationships.person.taken' : (errorText(failure) ?? 'app.notification.error');
      notify(text, { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [relationshipsKey] }),
  });
}
