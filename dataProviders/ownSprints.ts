import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { ownSprintCalls as calls, type ListedOwnSprint, type OwnSprint } from '../contract/v2/ownSprints.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { accountKey, keysOf } from './queryKeys.ts';

export type { ListedOwnSprint, OwnSprint };
export type SprintTemplates = ResponseOf<typeof calls.templates>;
export type SprintStart = Omit<BodyOf<typeof calls.start>, 'time_zone'>;

const key = keysOf('own sprints');

/** Everything cached about the person's sprints, and their home page, which lists the step of today. */
export const ownSprintKeys = (accountId: number) => [key(accountId), accountKey(accountId, 'home')];

/** The sprints of the signed-in person and their teams. */
export const ownSprintsQuery = (accountId: number) =>
  callQuery(key(accountId, 'list'), calls.list, { time_zone: browserTimeZone() });

export const ownSprintQuery = (accountId: number, sprint_id: number) =>
  callQuery(key(accountId, 'one', sprint_id), calls.read, { sprint_id, time_zone: browserTimeZone() });

/** The templates of the account, and the teams for which the person can start one. */
export const sprintTemplatesQuery = (accountId: number) =>
  callQuery(key(accountId, 'templates'), calls.templates, {});

/** Checks off a step or opens it again; returns the text to show, like the functions below. */
export const checkStep = (check: { readonly step_id: number; readonly is_done: boolean }) =>
  callForMessage(calls.checkStep, { ...check, time_zone: browserTimeZone() });

export const saveSprintRetrospective = (input: BodyOf<typeof calls.saveRetrospective>) =>
  callForMessage(calls.saveRetrospective, input);

export const endOwnSprint = (input: BodyOf<typeof calls.end>) => callForMessage(calls.end, input);

export const setSprintNudges = (input: BodyOf<typeof calls.setNudges>) =>
  callForMessage(calls.setNudges, input);

/** Starts a sprint from a template; returns its id. */
export const startSprint = (start: SprintStart) =>
  callMain(calls.start, { ...start, time_zone: browserTimeZone() });
