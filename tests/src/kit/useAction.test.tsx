import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../../../dataProviders/errors.ts';
import { useAction } from '../../../src/kit/useAction.ts';
import { renderKit } from './renderKit.tsx';

type Options = Parameters<typeof useAction<string, unknown>>[1];

/** A button that runs an action with the input "input". */
async function click(run: (input: string) => Promise<unknown>, options?: Options) {
  function Button() {
    const action = useAction(run, options);
    return (
      <button type="button" onClick={() => action.mutate('input')}>
        Run
      </button>
    );
  }
  const opened = renderKit(<Button />);
  const invalidate = vi.spyOn(opened.queryClient, 'invalidateQueries');
  await opened.user.click(screen.getByRole('button', { name: 'Run' }));
  const refreshed = () => invalidate.mock.calls.map(([filters]) => [filters?.queryKey, filters?.refetchType]);
  return { ...opened, refreshed };
}

test('a success shows the text of the server, refreshes the queries and runs the callback', async () => {
  const onDone = vi.fn();
  const { refreshed } = await click(async () => 'Reminders sent.', {
    invalidates: (accountId) => [[accountId, 'campaigns']],
    onDone,
  });
  await screen.findByText('Reminders sent.');
  expect(onDone).toHaveBeenCalledWith('Reminders sent.', 'input');
  await waitFor(() => expect(refreshed()).toEqual([[[0, 'campaigns'], 'active']]));
});

test('the success notification can depend on the result', async () => {
  await click(async () => ({ moved: 3 }), {
    success: (result) => `Moved ${(result as { moved: number }).moved}`,
  });
  await screen.findByText('Moved 3');
});

test('a failure shows the text of the server once and refreshes the queries', async () => {
  const onDone = vi.fn();
  const { refreshed } = await click(
    async () => Promise.reject(new HttpError(422, { message: 'The campaign is closed.' })),
    { invalidates: () => [['campaigns']], onDone },
  );
  expect(await screen.findAllByText('The campaign is closed.')).toHaveLength(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(refreshed()).toEqual([[['campaigns'], 'active']]);
});

const refuse = async () => Promise.reject(new HttpError(409, { message: 'Conflict.', code: 'taken' }));

test('a failure can have another text than that of the server', async () => {
  await click(refuse, { explain: () => 'This relationship exists already.' });
  await screen.findByText('This relationship exists already.');
  expect(screen.queryByText('Conflict.')).toBeNull();
});

test('a failure shown by the page itself has no notification', async () => {
  const { refreshed } = await click(refuse, { invalidates: () => [['x']], isShownOnPage: () => true });
  await waitFor(() => expect(refreshed()).toHaveLength(1));
  expect(screen.queryByText('Conflict.')).toBeNull();
});

test('an aborted request has no notification', async () => {
  const { refreshed } = await click(async () => Promise.reject(new DOMException('Stopped', 'AbortError')), {
    invalidates: () => [['x']],
  });
  await waitFor(() => expect(refreshed()).toHaveLength(1));
  expect(screen.queryByText('Stopped')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the success notification offers undo, which refreshes the queries again', async () => {
  const undo = vi.fn(async () => 'Restored.');
  const { user, refreshed } = await click(async () => 'Removed.', { undo, invalidates: () => [['x']] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undo).toHaveBeenCalledWith('input', 'Removed.'));
  await waitFor(() => expect(refreshed()).toHaveLength(2));
});

test('an action that leaves the page does not refetch its queries', async () => {
  const { refreshed } = await click(async () => 'Deleted.', { leavesPage: true, invalidates: () => [['x']] });
  await screen.findByText('Deleted.');
  await waitFor(() => expect(refreshed()).toEqual([[['x'], 'none']]));
});
