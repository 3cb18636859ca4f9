import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';
import {
  type ImportRowsQuery,
  readImport,
  readImportRows,
  readImports,
} from '../../../dataProviders/imports.ts';
import { isImportRunning } from '../../../domain/imports/importStates.ts';
import { users } from '../../../resources/users/users.ts';

const importsKey = 'imports';
const lookAgainMs = 1_000;
const lookAgainAtListMs = 3_000;

/** One import; asked for again and again while something is under way. */
export function useImport(id: number) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: [importsKey, 'one', id],
    queryFn: () => readImport(id),
    refetchInterval: ({ state: { data } }) => (data && isImportRunning(data.state) ? lookAgainMs : false),
  });
  const state = query.data?.state;
  useEffect(() => {
    if (state === 'uploaded' || state === 'failed') {
      void queryClient.invalidateQueries({ queryKey: [importsKey, 'list'] });
    }
    if (state !== 'applied' && state !== 'undone') return;
    void queryClient.invalidateQueries({ queryKey: [users.name] });
    void queryClient.invalidateQueries({ queryKey: [importsKey, 'rows', id] });
  }, [state, id, queryClient]);
  return query;
}

/** A page of past imports; the former page stays in sight until the next has come. */
export const useImports = (page: number) =>
  useQuery({
    queryKey: [importsKey, 'list', page],
    queryFn: () => readImports(page),
    refetchInterval: ({ state: { data } }) =>
      data?.imports.some(({ state }) => isImportRunning(state)) ? lookAgainAtListMs : false,
    placeholderData: keepPreviousData,
  });

export const useImportRows = (query: ImportRowsQuery) =>
  useQuery({
    queryKey: [importsKey, 'rows', query.import_id, query],
    queryFn: () => readImportRows(query),
    placeholderData: keepPreviousData,
  });

/** One step of an import: what the page shows is read anew, what fails is told. */
export function useStep<V = void>(take: (what: V) => Promise<string>, after?: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: () => after?.(),
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [importsKey] }),
  });
}
