import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { securityCalls } from '../contract/v2/security.ts';
import { callMain, request } from './http.ts';

type Wish<C extends keyof typeof securityCalls> = BodyOf<(typeof securityCalls)[C]>;
type Answer<C extends keyof typeof securityCalls> = AnswerOf<(typeof securityCalls)[C]>;

export type SignIns = Answer<'signIns'>;
export type Policies = Answer<'policies'>;
export type SafePerson = Answer<'person'>;
export type AuditFilter = Omit<Wish<'audit'>, 'page'>;

export const readSignIns = (input: Wish<'signIns'>) => callMain(securityCalls.signIns, input);
export const readLockOuts = () => callMain(securityCalls.lockOuts, {});
export const readAllSessions = (input: Wish<'sessions'>) => callMain(securityCalls.sessions, input);
export const readAudit = (input: Wish<'audit'>) => callMain(securityCalls.audit, input);
export const readAuditWords = () => callMain(securityCalls.auditWords, {});
export const readPolicies = () => callMain(securityCalls.policies, {});
export const readSafePerson = (user_id: number) => callMain(securityCalls.person, { user_id });

/** Those below answer the sentence to show. */
const reported = async <C extends Call>(call: C, body: BodyOf<C>): Promise<string> =>
  ((await callMain(call, body)) as { message: string }).message;

export const releaseLockOut = (id: string) => reported(securityCalls.release, { id });
export const revokeSession = (id: string) => reported(securityCalls.revoke, { id });
export const revokeAllSessions = (user_id: number) => reported(securityCalls.revokeAll, { user_id });
export const resetSecondFactor = (user_id: number) => reported(securityCalls.resetSecondFactor, { user_id });
export const savePolicy = (policy: Wish<'savePolicy'>) => reported(securityCalls.savePolicy, policy);
export const removePolicy = (account_id: number) => reported(securityCalls.removePolicy, { account_id });

/** Everything the filters leave, as a file the server makes. */
export async function exportAudit(format: 'csv' | 'xlsx', filter: AuditFilter): Promise<Blob> {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== false) query.set(name, String(value));
  }
  return (await request('main', 'GET', `/v2/security/audit/export?${query}`, undefined, { file: true }))
    .body as Blob;
}
