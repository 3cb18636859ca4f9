import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { type TeamAuditFinding, teamCalls } from '../contract/v2/teams.ts';
import { memberships } from '../resources/memberships/memberships.ts';
import { teams } from '../resources/teams/teams.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain, sender } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';

export type TeamAudit = ResponseOf<typeof teamCalls.audit>;
export type RegroupInput = BodyOf<typeof teamCalls.regroup>;

const key = keysOf('teams');

/** Everything cached that changes when people move between teams. */
export const teamKeys = (accountId: number) => [key(accountId), recordsKey(memberships), recordsKey(teams)];

export const teamAuditQuery = (accountId: number) => callQuery(key(accountId, 'audit'), teamCalls.audit, {});

/** The sizes of the teams on a page of a list. */
export const teamSizesQuery = (accountId: number, team_ids: number[]) =>
  memberQuery(key(accountId, 'sizes', team_ids), teamCalls.sizes, { team_ids }, 'teams');

export const teamFindingQuery = (accountId: number, filters: BodyOf<typeof teamCalls.auditRows>) =>
  pageQuery(key(accountId, 'finding', filters), teamCalls.auditRows, filters);

export const teamChangesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'changes'), teamCalls.changes, {}, 'changes');

export const exportTeamFinding = (finding: TeamAuditFinding) => callMain(teamCalls.auditExport, { finding });

/** The effects of moving people to another team. */
export const regroupPreviewQuery = (accountId: number, input: RegroupInput) =>
  callQuery(key(accountId, 'preview', input), teamCalls.preview, input);

/** One page of the former members of a team. */
export const formerMembersQuery = (accountId: number, team_id: number, page: number) =>
  pageQuery(key(accountId, 'former members', team_id, page), teamCalls.history, { team_id, page });

/** The rules that add people to a team. */
export const teamRulesQuery = (accountId: number, team_id: number) =>
  callQuery(key(accountId, 'rules', team_id), teamCalls.rules, { team_id });

export const addTeamRule = sender(teamCalls.addRule);
export const removeTeamRule = (rule_id: number) => callForMessage(teamCalls.removeRule, { rule_id });
export const addTeamMembers = sender(teamCalls.addMembers);

export const regroup = (input: RegroupInput) => callMain(teamCalls.regroup, input);

/** Undoes a change of teams and returns the number of people moved back. Throws `conflict` if it can no longer be undone. */
export const undoRegroup = async (change_id: number): Promise<number> =>
  (await callMain(teamCalls.undo, { change_id })).restored;
