import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { importCalls, importFiles, importUploads } from '../contract/v2/imports.ts';
import type { ColumnField, ImportSubject } from '../domain/imports/importFields.ts';
import { isImportRunning } from '../domain/imports/importStates.ts';
import { users } from '../resources/users/users.ts';
import { pageQuery } from './callQuery.ts';
import { callForMessage, callMain, downloadFile, request } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';
import { relationshipKeys } from './relationships.ts';

const key = keysOf('imports');

/** Everything cached about imports. */
export const importKeys = (accountId: number) => [key(accountId)];

/** The keys that change with each step of an import. */
export const importOutcomeKeys = (accountId: number, import_id: number) => [
  key(accountId, 'list'),
  key(accountId, 'rows', import_id),
  recordsKey(users),
  ...relationshipKeys(accountId),
];

/** The page sizes used by the server. */
export const importsPageSize = 20;
export const importRowsPageSize = 50;

const pollMs = 1_000;
const listPollMs = 3_000;

/** One import; polled while one of its steps is in progress. */
export const importQuery = (accountId: number, import_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'one', import_id),
    queryFn: ({ signal }) => callMain(importCalls.get, { import_id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isImportRunning(data.state) ? pollMs : false),
  });

/** One page of the imports of one subject, newest first; the previous page stays visible while the next one loads. */
export const importsQuery = (accountId: number, subject: ImportSubject, page: number) =>
  queryOptions({
    queryKey: key(accountId, 'list', subject, page),
    queryFn: ({ signal }) => callMain(importCalls.list, { subject, page }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.imports.some(({ state }) => isImportRunning(state)) ? listPollMs : false,
    placeholderData: keepPreviousData,
  });

/** One page of the rows of an import. */
export const importRowsQuery = (accountId: number, filters: BodyOf<typeof importCalls.rows>) =>
  pageQuery(key(accountId, 'rows', filters.import_id, filters), importCalls.rows, filters);

/** Uploads a file and returns the id of its import. */
export async function uploadImport(file: File, subject: ImportSubject): Promise<number> {
  const query = new URLSearchParams({ name: file.name, subject });
  const path = `${importUploads.file.path}?${query}`;
  const { body } = await request('main', 'POST', path, file);
  return (body as { import_id: number }).import_id; // By the contract of the call.
}

/** Returns the skipped rows as a CSV file. */
export async function readImportErrors(import_id: number): Promise<Blob> {
  const path = `${importFiles.errors.path}?import_id=${import_id}`;
  return downloadFile(path);
}

/** Starts the dry run. Like the functions below, it returns the text to show. */
export const checkImport = (import_id: number, mapping: (ColumnField | null)[], create_teams: boolean) =>
  callForMessage(importCalls.check, { import_id, mapping, create_teams });
export const applyImport = (import_id: number) => callForMessage(importCalls.apply, { import_id });
export const undoImport = (import_id: number) => callForMessage(importCalls.undo, { import_id });
export const discardImport = (import_id: number) => callForMessage(importCalls.discard, { import_id });
