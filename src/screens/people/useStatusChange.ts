import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify, useTranslate } from 'react-admin';
import type { PersonStatus, SelectedPeople } from '../../../contract/v2/people.ts';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import { changeStatus, undoStatus } from '../../../dataProviders/people.ts';
import { users } from '../../../resources/users/users.ts';

export const statusKey = 'people-status';

/** Whatever was cached about people is read anew, also after a refusal. */
function useAfter() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return {
    notify,
    onError: (failure: unknown) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [statusKey] }),
        queryClient.invalidateQueries({ queryKey: [users.name] }),
      ]),
  };
}

/** Changes the status of many at once; the notification offers to take it back. */
export function useStatusChange(to: PersonStatus, after: () => void) {
  const { notify, onError, onSettled } = useAfter();
  const undo = useUndo();
  const addUndoable = useAddUndoableMutation();
  return useMutation({
    mutationFn: ({ selection, expected }: { selection: SelectedPeople; expected: number }) =>
      changeStatus({ selection, status: to }, expected),
    onSuccess: ({ batch_id, changed }) => {
      addUndoable(({ isUndo }) => isUndo && undo.mutate(batch_id));
      notify(`people.status.done.${to}`, {
        type: 'success',
        undoable: true,
        messageArgs: { smart_count: changed },
      });
      after();
    },
    onError,
    onSettled,
  });
}

/** Takes a batch back, and says who stays as they are. */
export function useUndo() {
  const { notify, onError, onSettled } = useAfter();
  const translate = useTranslate();
  return useMutation({
    mutationFn: undoStatus,
    onSuccess: ({ restored, left, left_names }) => {
      const names = left_names.join(', ');
      const who = left > left_names.length ? translate('people.status.andMore', { names }) : names;
      const stays = translate(left_names.length > 0 ? 'people.status.left' : 'people.status.leftNobody', {
        smart_count: left,
        names: who,
      });
      const done = translate('people.status.restored', { smart_count: restored });
      notify(left > 0 ? `${done} ${stays}` : done, { type: left > 0 ? 'warning' : 'success' });
    },
    onError,
    onSettled,
  });
}
