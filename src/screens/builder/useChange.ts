import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';

interface Outcome<V> {
  /** Names of records and calls whose cached answers are read anew, also when it did not work. */
  readonly touches: readonly string[];
  readonly after?: (sent: V) => void;
  /** Also when it did not work. */
  readonly settled?: () => void;
}

/** A change told once: in the server's words when it worked, or why it did not. */
export function useChange<V = void>(
  change: (what: V) => Promise<string>,
  { touches, after, settled }: Outcome<V>,
) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (message, sent) => {
      notify(message || 'app.notification.success', { type: 'success' });
      after?.(sent);
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => {
      settled?.();
      return Promise.all(touches.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
  });
}
