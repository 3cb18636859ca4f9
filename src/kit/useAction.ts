import { onlineManager, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { PersonContext } from './context/PersonContext.ts';
import { useNotifyFailure } from './useNotifyFailure.ts';

interface ActionOptions<Input, Result> {
  /** Keys of the cached queries that are read again, whether the action succeeded or failed. */
  readonly invalidates?: (accountId: number) => readonly QueryKey[];
  /** The notification of success; null for none. Without it, a result that is text is shown as it is. */
  readonly success?: string | null | ((result: Result, input: Input) => string | null);
  /** The notification of a failure that the server's text does not explain well. */
  readonly explain?: (failure: unknown) => string | null;
  /** Whether the page shows this failure itself, so that there is no notification. */
  readonly isShownOnPage?: (failure: unknown) => boolean;
  readonly onDone?: (result: Result, input: Input) => void;
  /** Reverses the action; the notification of success then offers it. */
  readonly undo?: (input: Input, result: Result) => Promise<unknown>;
  /** `onDone` leaves a page whose record no longer exists, so its queries are not read again. */
  readonly leavesPage?: boolean;
}

/** A request that changes something: one notification of its outcome, then the cached queries are refreshed. */
export function useAction<Input = void, Result = unknown>(
  run: (input: Input) => Promise<Result>,
  options: ActionOptions<Input, Result> = {},
) {
  const { invalidates, success, explain, isShownOnPage, onDone, undo, leavesPage = false } = options;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const addUndoable = useAddUndoableMutation();
  const queryClient = useQueryClient();
  const accountId = useContext(PersonContext)?.currentAccount.id ?? 0;

  const refresh = (refetchType: 'active' | 'none' = 'active') =>
    Promise.all(
      (invalidates?.(accountId) ?? []).map((queryKey) =>
        queryClient.invalidateQueries({
          queryKey,
          refetchType: onlineManager.isOnline() ? refetchType : 'none',
        }),
      ),
    );

  return useMutation({
    mutationFn: run,
    onSuccess: (result, input) => {
      const notice = typeof success === 'function' ? success(result, input) : success;
      const text = notice === undefined ? textOf(result) : notice;
      if (undo) {
        addUndoable(({ isUndo }) => {
          if (isUndo) undo(input, result).then(() => refresh(), notifyFailure);
        });
      }
      if (text !== null) notify(text, { type: 'success', undoable: undo !== undefined });
      onDone?.(result, input);
    },
    onError: (failure) => {
      if (!isShownOnPage?.(failure)) notifyFailure(failure, explain?.(failure));
    },
    onSettled: (_result, failure) => refresh(leavesPage && !failure ? 'none' : 'active'),
  });
}

/** Calls that only change something answer with the sentence to show; an empty one stands for plain success. */
const textOf = (result: unknown): string | null =>
  typeof result === 'string' ? result || 'app.notification.success' : null;
