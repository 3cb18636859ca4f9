import { useState } from 'react';
import { type RaRecord, useDataProvider, useDelete, useGetManyReference, useNotify } from 'react-admin';
import type { OrderedChildKind } from '../../contract/v2/learning.ts';
import type { LearningProvider } from '../../dataProviders/learning.ts';
import { failureTextOrKey } from '../../src/kit/forms/failureTextOrKey.ts';

const maxRows = 200;

/** The ordered rows of a record, with actions to move and remove them. */
export function useOrderedRows<R extends RaRecord>(
  of: OrderedChildKind,
  target: string,
  parentId: number | undefined,
) {
  const dataProvider = useDataProvider<LearningProvider>();
  const notify = useNotify();
  const [remove] = useDelete();
  const [busy, setBusy] = useState(false);
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useGetManyReference<R>(
    of,
    {
      target,
      id: parentId,
      pagination: { page: 1, perPage: maxRows },
      sort: { field: 'position', order: 'ASC' },
    },
    { enabled: parentId !== undefined },
  );

  async function handleMove(ids: readonly number[]) {
    setBusy(true);
    try {
      await dataProvider.reorderContent(of, Number(parentId), ids);
    } catch (failure) {
      notify(failureTextOrKey(failure), { type: 'error' });
    }
    await refetch();
    setBusy(false);
  }

  /** Removes a row; this can be undone for a few seconds. */
  function handleRemove(id: number) {
    remove(
      of,
      { id, previousData: data.find((row) => row.id === id) },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify('learning.rows.removed', { undoable: true }),
        onError: (failure: unknown) => notify(failureTextOrKey(failure), { type: 'error' }),
        onSettled: () => refetch(),
      },
    );
  }

  return { data, isPending, error, refetch, busy, handleMove, handleRemove };
}
