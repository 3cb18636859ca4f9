import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { securityCalls } from '../contract/v2/security.ts';
import { callMain, request } from './http.ts';
import { accountKey } from './queryKeys.ts';

type Body<C extends keyof typeof securityCalls> = BodyOf<(typeof securityCalls)[C]>;

export type Policies = AnswerOf<typeof securityCalls.policies>;
export type PersonSecurity = AnswerOf<typeof securityCalls.person>;
export type AuditFilter = Omit<Body<'audit'>, 'page'>;

/** Everything cached about security. */
export const securityKeys = (accountId: number) => [accountKey(accountId, 'security')];

const key = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'security', ...rest);

export const signInsQuery = (accountId: number, filters: Body<'signIns'>) =>
  queryOptions({
    queryKey: key(accountId, 'signIns', filters),
    queryFn: ({ signal }) => callMain(securityCalls.signIns, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const lockOutsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'lockOuts'),
    queryFn: ({ signal }) => callMain(securityCalls.lockOuts, {}, { signal }),
  });

export const sessionsQuery = (accountId: number, filters: Body<'sessions'>) =>
  queryOptions({
    queryKey: key(accountId, 'sessions', filters),
    queryFn: ({ signal }) => callMain(securityCalls.sessions, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (accountId: number, filters: Body<'audit'>) =>
  queryOptions({
    queryKey: key(accountId, 'audit', filters),
    queryFn: ({ signal }) => callMain(securityCalls.audit, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const auditWordsQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'auditWords'),
    queryFn: ({ signal }) => callMain(securityCalls.auditWords, {}, { signal }),
  });

export const policiesQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'policies'),
    queryFn: ({ signal }) => callMain(securityCalls.policies, {}, { signal }),
  });

export const personSecurityQuery = (accountId: number, user_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'person', user_id),
    queryFn: ({ signal }) => callMain(securityCalls.person, { user_id }, { signal }),
  });

/** The calls below return the text to show. */
const messageOf = async <C extends Call>(call: C, body: BodyOf<C>): Promise<string> =>
  ((await callMain(call, body)) as { message: string }).message;

export const releaseLockOut = (id: string) => messageOf(securityCalls.release, { id });
export const revokeSession = (id: string) => messageOf(securityCalls.revoke, { id });
export const revokeAllSessions = (user_id: number) => messageOf(securityCalls.revokeAll, { user_id });
export const resetSecondFactor = (user_id: number) => messageOf(securityCalls.resetSecondFactor, { user_id });
export const savePolicy = (policy: Body<'savePolicy'>) => messageOf(securityCalls.savePolicy, policy);
export const removePolicy = (account_id: number) => messageOf(securityCalls.removePolicy, { account_id });

/** All entries that match the filter, as a file made by the server. */
export async function exportAudit(format: 'csv' | 'xlsx', filter: AuditFilter): Promise<Blob> {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== false) query.set(name, String(value));
  }
  return (await request('main', 'GET', `/v2/security/audit/export?${query}`, undefined, { file: true }))
    .body as Blob;
}
