import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { securityCalls } from '../contract/v2/security.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage, downloadFile } from './http.ts';
import { keysOf } from './queryKeys.ts';

type Body<C extends keyof typeof securityCalls> = BodyOf<(typeof securityCalls)[C]>;

export type Policies = ResponseOf<typeof securityCalls.policies>;
export type PersonSecurity = ResponseOf<typeof securityCalls.person>;
export type AuditFilter = Omit<Body<'audit'>, 'page'>;

/** Everything cached about security. */
export const securityKeys = (accountId: number) => [key(accountId)];

const key = keysOf('security');

export const signInsQuery = (accountId: number, filters: Body<'signIns'>) =>
  pageQuery(key(accountId, 'signIns', filters), securityCalls.signIns, filters);

export const lockOutsQuery = (accountId: number) =>
  callQuery(key(accountId, 'lockOuts'), securityCalls.lockOuts, {});

export const sessionsQuery = (accountId: number, filters: Body<'sessions'>) =>
  pageQuery(key(accountId, 'sessions', filters), securityCalls.sessions, filters);

export const auditQuery = (accountId: number, filters: Body<'audit'>) =>
  pageQuery(key(accountId, 'audit', filters), securityCalls.audit, filters);

export const auditWordsQuery = (accountId: number) =>
  callQuery(key(accountId, 'auditWords'), securityCalls.auditWords, {});

export const policiesQuery = (accountId: number) =>
  callQuery(key(accountId, 'policies'), securityCalls.policies, {});

export const personSecurityQuery = (accountId: number, user_id: number) =>
  callQuery(key(accountId, 'person', user_id), securityCalls.person, { user_id });

export const releaseLockOut = (id: string) => callForMessage(securityCalls.release, { id });
export const revokeSession = (id: string) => callForMessage(securityCalls.revoke, { id });
export const revokeAllSessions = (user_id: number) => callForMessage(securityCalls.revokeAll, { user_id });
export const resetSecondFactor = (user_id: number) =>
  callForMessage(securityCalls.resetSecondFactor, { user_id });
export const savePolicy = (policy: Body<'savePolicy'>) => callForMessage(securityCalls.savePolicy, policy);
export const removePolicy = (account_id: number) =>
  callForMessage(securityCalls.removePolicy, { account_id });

/** Returns all entries that match the filter, as a file made by the server. */
export async function exportAudit(format: 'csv' | 'xlsx', filter: AuditFilter): Promise<Blob> {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== false) query.set(name, String(value));
  }
  return downloadFile(`/v2/security/audit/export?${query}`);
}
