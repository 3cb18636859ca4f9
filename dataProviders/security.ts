import type { AnswerOf, BodyOf, Call } from '../contract/call.ts';
import { securityCalls } from '../contract/v2/security.ts';
import { callMain, request } from './http.ts';

type Wish<C extends keyof typeof securityCalls> = BodyOf<(typeof securityCalls)[C]>;
type Answer<C extends keyof typeof securityCalls> = AnswerOf<(typeof securityCalls)[C]>;

export type SignIns = Answer<'signIns'>;
export type Policies = Answer<'policies'>;
export type SafePerson = Answer<'person'>;
export type AuditFilter = Omit<Wish<'audit'>, 'page'>;

export const readSignIns = (wish: Wish<'signIns'>) => callMain(securityCalls.signIns, wish);
export const readLockOuts = () => callMain(securityCalls.lockOuts, {});
export const readAllSessions = (wish: Wish<'sessions'>) => callMain(securityCalls.sessions, wish);
export const readAudit = (wish: Wish<'audit'>) => callMain(securityCalls.audit, wish);
export const readAuditWords = () => callMain(securityCalls.auditWords, {});
export const readPolicies = () => callMain(securityCalls.policies, {});
export const readSafePerson = (user_id: number) => callMain(securityCalls.person, { user_id });

/** Those below answer the sentence to show. */
const told = async <C extends Call>(call: C, body: BodyOf<C>): Promise<string> =>
  ((await callMain(call, body)) as { message: string }).message;

export const releaseLockOut = (id: string) => told(securityCalls.release, { id });
export const revokeSession = (id: string) => told(securityCalls.revoke, { id });
export const revokeAllSessions = (user_id: number) => told(securityCalls.revokeAll, { user_id });
export const resetSecondFactor = (user_id: number) => told(securityCalls.resetSecondFactor, { user_id });
export const savePolicy = (policy: Wish<'savePolicy'>) => told(securityCalls.savePolicy, policy);
export const removePolicy = (account_id: number) => told(securityCalls.removePolicy, { account_id });

/** Everything the filters leave, as a file the server makes. */
export async function exportAudit(format: 'csv' | 'xlsx', filter: AuditFilter): Promise<Blob> {
  const query = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null && value !== false) query.set(name, String(value));
  }
  return (await request('main', 'GET', `/v2/security/audit/export?${query}`, undefined, { file: true }))
    .body as Blob;
}
