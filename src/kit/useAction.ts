import { onlineManager, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { PersonContext } from './context/PersonContext.ts';
import { useNotifyFailure } from './useNotifyFailure.ts';

interface ActionOptions<Input, Result> {
  /** The keys of the queries that are invalidated, whether the action succeeded or failed. */
  readonly invalidates?: (accountId: number) => readonly QueryKey[];
  /** The notification of success; null for none. By default a result that is text is shown. */
  readonly success?: string | null | ((result: Result, input: Input) => string | null);
  /** The notification of a failure, when the server's text is not helpful. */
  readonly explain?: (failure: unknown) => string | null;
  /** Whether the page shows this failure itself, so that there is no notification. */
  readonly isShownOnPage?: (failure: unknown) => boolean;
  readonly onDone?: (result: Result, input: Input) => void;
  /** Reverses the action; the notification of success then offers it. */
  readonly undo?: (input: Input, result: Result) => Promise<unknown>;
  /** Whether `onDone` leaves the page of a deleted record, whose queries must not be fetched again. */
  readonly leavesPage?: boolean;
}

/** A mutation that shows one notification of its outcome and then refreshes the cached queries. */
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

/** Calls that only change something return the text to show; an empty text means that the general success text is shown. */
const textOf = (result: unknown): string | null =>
  typeof result === 'string' ? result || 'app.notification.success' : null;
