import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';

/** Everything that is cached about raters. */
export const ratersKey = 'raters';

/** A change to raters: a refusal is told once, and everything shown about raters is read anew either way. */
export function useRaterChange<V, R>(change: (what: V) => Promise<R>, after?: (result: R, what: V) => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: after,
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ratersKey] }),
  });
}
