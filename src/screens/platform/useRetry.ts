import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { tasksKey } from './tasksKey.ts';

/** Another try for something that failed: told once, then everything is read anew. */
export function useRetry<V>(retry: (what: V) => Promise<string>, after?: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retry,
    onSuccess: (message) => {
      notify(message || 'app.notification.success', { type: 'success' });
      after?.();
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [tasksKey] }),
  });
}
