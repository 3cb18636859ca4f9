import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type PersonOverview, peopleCalls } from '../contract/v2/people.ts';
import { users } from '../resources/users/users.ts';
import { callMain, request } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';

export type StatusInput = BodyOf<typeof peopleCalls.previewStatus>;
type StatusChanged = AnswerOf<typeof peopleCalls.changeStatus>;
export type RolesQuery = BodyOf<typeof peopleCalls.rolesAudit>;
export type RolesAudit = AnswerOf<typeof peopleCalls.rolesAudit>;
export type StatusUndone = AnswerOf<typeof peopleCalls.undoStatus>;

/** Everything cached about people. */
export const peopleKeys = (accountId: number) => [key(accountId), recordsKey(users)];

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'people', ...rest);

export const statusPreviewQuery = (accountId: number, input: StatusInput) =>
  queryOptions({
    queryKey: key(accountId, 'statusPreview', input),
    queryFn: ({ signal }) => callMain(peopleCalls.previewStatus, input, { signal }),
    placeholderData: keepPreviousData,
  });

export const statusBatchesQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: key(accountId, 'statusBatches'),
    queryFn: ({ pageParam, signal }) =>
      callMain(peopleCalls.statusBatches, { before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ batches, more }) => (more ? (batches.at(-1)?.id ?? null) : null),
  });

export const rolesAuditQuery = (accountId: number, filters: RolesQuery) =>
  queryOptions({
    queryKey: key(accountId, 'rolesAudit', filters),
    queryFn: ({ signal }) => callMain(peopleCalls.rolesAudit, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const accessFactsQuery = (accountId: number, user_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'accessFacts', user_id),
    queryFn: ({ signal }) => callMain(peopleCalls.standing, { user_id }, { signal }),
  });

/** Throws `conflict` when the number of people differs from `expected`, the number in the preview. */
export const changeStatus = (input: StatusInput, expected: number): Promise<StatusChanged> =>
  callMain(peopleCalls.changeStatus, { ...input, expected });

export const undoStatus = (batchId: number): Promise<StatusUndone> =>
  callMain(peopleCalls.undoStatus, { batch_id: batchId });

/** All rows of the audit that match the filters, as a file made by the server. */
export async function exportRolesAudit(
  format: 'csv' | 'xlsx',
  { q, status, role, right }: Omit<RolesQuery, 'page'>,
): Promise<Blob> {
  const filters = Object.entries({ q, status, role, right }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams([['format', format], ...filters]);
  const path = `/v2/people/roles_audit/export?${query}`;
  return (await request('main', 'GET', path, undefined, { file: true })).body as Blob;
}

export const readOverview = (userId: number): Promise<PersonOverview> =>
  callMain(peopleCalls.overview, { user_id: userId });

/** Returns the text to show. */
export const sendPasswordLink = async (userId: number): Promise<string> =>
  (await callMain(peopleCalls.sendPasswordLink, { user_id: userId })).message;
