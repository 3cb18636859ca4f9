import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { peopleCalls } from '../contract/v2/people.ts';
import type { PersonAttribute } from '../resources/users/personAttributes.ts';
import { users } from '../resources/users/users.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain, downloadFile } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

export type StatusInput = BodyOf<typeof peopleCalls.previewStatus>;
type StatusChanged = ResponseOf<typeof peopleCalls.changeStatus>;
export type RolesQuery = BodyOf<typeof peopleCalls.rolesAudit>;
export type RolesAudit = ResponseOf<typeof peopleCalls.rolesAudit>;
export type StatusUndone = ResponseOf<typeof peopleCalls.undoStatus>;

/** Everything cached about people. */
export const peopleKeys = (accountId: number) => [key(accountId), recordsKey(users)];

const key = keysOf('people');

/** Returns values of an attribute that people of the account have. */
export const readAttributeValues = async (attribute: PersonAttribute, q: string, signal?: AbortSignal) =>
  (await callMain(peopleCalls.attributeValues, { attribute, q }, { signal })).values;

/** The same, for a field; the previous values stay offered while the next ones load. */
export const attributeValuesQuery = (accountId: number, attribute: PersonAttribute, q: string) =>
  queryOptions({
    queryKey: key(accountId, 'attributeValues', attribute, q),
    queryFn: ({ signal }) => readAttributeValues(attribute, q, signal),
    placeholderData: keepPreviousData,
  });

export const statusPreviewQuery = (accountId: number, input: StatusInput) =>
  pageQuery(key(accountId, 'statusPreview', input), peopleCalls.previewStatus, input);

export const statusBatchesQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: key(accountId, 'statusBatches'),
    queryFn: ({ pageParam, signal }) =>
      callMain(peopleCalls.statusBatches, { before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ batches, more }) => (more ? (batches.at(-1)?.id ?? null) : null),
  });

export const rolesAuditQuery = (accountId: number, filters: RolesQuery) =>
  pageQuery(key(accountId, 'rolesAudit', filters), peopleCalls.rolesAudit, filters);

export const accessFactsQuery = (accountId: number, user_id: number) =>
  callQuery(key(accountId, 'accessFacts', user_id), peopleCalls.accessFacts, { user_id });

/** Changes the status of people. Throws `conflict` if their number differs from `expected`, the number in the preview. */
export const changePeopleStatus = (input: StatusInput, expected: number): Promise<StatusChanged> =>
  callMain(peopleCalls.changeStatus, { ...input, expected });

export const undoPeopleStatus = (batchId: number): Promise<StatusUndone> =>
  callMain(peopleCalls.undoStatus, { batch_id: batchId });

/** Returns all rows of the audit that match the filters, as a file made by the server. */
export async function exportRolesAudit(
  format: 'csv' | 'xlsx',
  { q, status, role, right }: Omit<RolesQuery, 'page'>,
): Promise<Blob> {
  const filters = Object.entries({ q, status, role, right }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams([['format', format], ...filters]);
  const path = `/v2/people/roles_audit/export?${query}`;
  return downloadFile(path);
}

/** The sign-ins, teams and open surveys of a person. */
export const personOverviewQuery = (accountId: number, user_id: number) =>
  callQuery(key(accountId, 'overview', user_id), peopleCalls.overview, { user_id });

/** Sends a link to set a password; returns the text to show. */
export const sendPasswordLink = (userId: number) =>
  callForMessage(peopleCalls.sendPasswordLink, { user_id: userId });
