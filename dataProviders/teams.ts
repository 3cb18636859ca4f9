import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type RegroupPreview, type TeamAuditFinding, teamCalls } from '../contract/v2/teams.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type TeamAudit = AnswerOf<typeof teamCalls.audit>;
type FormerMembers = AnswerOf<typeof teamCalls.history>;
type RegroupInput = BodyOf<typeof teamCalls.regroup>;
type Regrouped = AnswerOf<typeof teamCalls.regroup>;

const key = keysOf('teams');

export const teamAuditQuery = (accountId: number) => callQuery(key(accountId, 'audit'), teamCalls.audit, {});

export const teamFindingQuery = (accountId: number, filters: BodyOf<typeof teamCalls.auditRows>) =>
  pageQuery(key(accountId, 'finding', filters), teamCalls.auditRows, filters);

export const teamChangesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'changes'), teamCalls.changes, {}, 'changes');

export const exportTeamFinding = (finding: TeamAuditFinding) => callMain(teamCalls.auditExport, { finding });

/** The methods of the data provider for teams, in addition to react-admin's own. */
export const teamActions = {
  previewRegroup: (input: RegroupInput): Promise<RegroupPreview> => callMain(teamCalls.preview, input),
  regroup: (input: RegroupInput): Promise<Regrouped> => callMain(teamCalls.regroup, input),
  /** Returns the number of people moved back. Throws `conflict` if it can no longer be undone. */
  undoRegroup: async (changeId: number): Promise<number> =>
    (await callMain(teamCalls.undo, { change_id: changeId })).restored,
  formerMembers: (teamId: number, page: number): Promise<FormerMembers> =>
    callMain(teamCalls.history, { team_id: teamId, page }),
};
