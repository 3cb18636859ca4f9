import type { BodyOf, ResponseOf } from '../contract/call.ts';
import {
  teamActionCalls as calls,
  type FocusTopicResponse,
  type ListedTeamAction,
  type TeamActionResponse,
  type TopicWithReasons,
} from '../contract/v2/teamActions.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain, messageSender } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { FocusTopicResponse, ListedTeamAction, TeamActionResponse, TopicWithReasons };
export type TeamFocus = ResponseOf<typeof calls.focus>;
export type TeamActionDraft = BodyOf<typeof calls.create>;
export type TeamActionEdit = BodyOf<typeof calls.update>;
export type TeamActionFilters = Omit<BodyOf<typeof calls.list>, 'page'>;
export type ActionOverview = ResponseOf<typeof calls.overview>['topics'];

const key = keysOf('team actions');

/** Everything cached about team actions. */
export const teamActionKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const teamActionsPageSize = 25;

/** The topics of a published group with their reasons; without a team, of the first group that may be chosen. */
export const teamFocusQuery = (accountId: number, campaign_id: number, team_id: number | null) =>
  callQuery(key(accountId, 'focus', campaign_id, team_id), calls.focus, { campaign_id, team_id });

/** One page of the actions that the person sees. */
export const teamActionsQuery = (accountId: number, filters: TeamActionFilters, page: number) =>
  pageQuery(key(accountId, 'list', filters, page), calls.list, { ...filters, page });

/** Number of actions by topic and progress. */
export const actionOverviewQuery = (accountId: number) =>
  memberQuery(key(accountId, 'overview'), calls.overview, {}, 'topics');

export const teamActionQuery = (accountId: number, id: number) =>
  memberQuery(key(accountId, 'one', id), calls.read, { id }, 'action');

/** Chooses a focus; returns the id of the action. */
export const createTeamAction = (draft: TeamActionDraft) => callMain(calls.create, draft);

/** Saves an action. Like the functions below, it returns the text to show. */
export const saveTeamAction = (edit: TeamActionEdit) => callForMessage(calls.update, edit);

export const reportActionProgress = messageSender(calls.report);

export const setTeamActionDeleted = messageSender(calls.setDeleted);

export const addActionUpdate = messageSender(calls.addUpdate);

export const setActionUpdateDeleted = messageSender(calls.setUpdateDeleted);
