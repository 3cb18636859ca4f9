import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';

/** Everything these screens keep is cached under it. */
export const administrationKey = 'administration';

interface Outcome<V> {
  readonly after?: (what: V) => void;
  /** Makes the change undone; offered with the notification. */
  readonly undo?: (what: V) => Promise<string>;
}

/** A change across accounts: told once when it worked and once when it did not; what is cached is read anew. */
export function useChange<V>(change: (what: V) => Promise<string>, { after, undo }: Outcome<V> = {}) {
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [administrationKey] });
  const tell = (failure: unknown) => {
    if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
  };
  return useMutation({
    mutationFn: change,
    onSuccess: (message, what) => {
      if (undo) {
        addUndoable(({ isUndo }) => {
          if (isUndo) undo(what).then(refresh, tell);
        });
      }
      notify(message, { type: 'success', undoable: Boolean(undo) });
      after?.(what);
    },
    onError: tell,
    onSettled: refresh,
  });
}
