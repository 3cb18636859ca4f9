import type { AnswerOf, BodyOf } from '../contract/call.ts';
import {
  type AccessFacts,
  type PersonOverview,
  peopleCalls,
  type StatusPreview,
} from '../contract/v2/people.ts';
import { callMain, request } from './http.ts';

export type StatusInput = BodyOf<typeof peopleCalls.previewStatus>;
export type StatusBatches = AnswerOf<typeof peopleCalls.statusBatches>;
export type StatusChanged = AnswerOf<typeof peopleCalls.changeStatus>;
export type RolesQuery = BodyOf<typeof peopleCalls.rolesAudit>;
export type RolesAudit = AnswerOf<typeof peopleCalls.rolesAudit>;
export type StatusUndone = AnswerOf<typeof peopleCalls.undoStatus>;

export const previewStatus = (input: StatusInput): Promise<StatusPreview> =>
  callMain(peopleCalls.previewStatus, input);

/** Refused with `conflict` when they are no longer as many as was previewed. */
export const changeStatus = (input: StatusInput, expected: number): Promise<StatusChanged> =>
  callMain(peopleCalls.changeStatus, { ...input, expected });

export const readStatusBatches = (before: number | null): Promise<StatusBatches> =>
  callMain(peopleCalls.statusBatches, { before });

export const undoStatus = (batchId: number): Promise<StatusUndone> =>
  callMain(peopleCalls.undoStatus, { batch_id: batchId });

export const readRolesAudit = (input: RolesQuery): Promise<RolesAudit> =>
  callMain(peopleCalls.rolesAudit, input);

/** The whole audit as a file made by the server. */
export async function exportRolesAudit(
  format: 'csv' | 'xlsx',
  { q, status, role, right }: Omit<RolesQuery, 'page'>,
): Promise<Blob> {
  const wish = Object.entries({ q, status, role, right }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const query = new URLSearchParams([['format', format], ...wish]);
  const path = `/v2/people/roles_audit/export?${query}`;
  return (await request('main', 'GET', path, undefined, { file: true })).body as Blob;
}

export const readAccessFacts = (userId: number): Promise<AccessFacts> =>
  callMain(peopleCalls.standing, { user_id: userId });

export const readOverview = (userId: number): Promise<PersonOverview> =>
  callMain(peopleCalls.overview, { user_id: userId });

/** Answers the sentence to show. */
export const sendPasswordLink = async (userId: number): Promise<string> =>
  (await callMain(peopleCalls.sendPasswordLink, { user_id: userId })).message;
