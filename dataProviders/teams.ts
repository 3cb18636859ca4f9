import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type RegroupPreview, type TeamFinding, teamCalls } from '../contract/v2/teams.ts';
import { callMain } from './http.ts';

export type TeamAudit = AnswerOf<typeof teamCalls.audit>;
export type FindingPage = AnswerOf<typeof teamCalls.auditRows>;
export type FindingQuery = BodyOf<typeof teamCalls.auditRows>;
export type TeamChanges = AnswerOf<typeof teamCalls.changes>;
export type FormerMembers = AnswerOf<typeof teamCalls.history>;
export type RegroupInput = BodyOf<typeof teamCalls.regroup>;
export type Regrouped = AnswerOf<typeof teamCalls.regroup>;

export const readTeamAudit = (): Promise<TeamAudit> => callMain(teamCalls.audit, {});
export const readFinding = (query: FindingQuery): Promise<FindingPage> =>
  callMain(teamCalls.auditRows, query);
export const exportFinding = (finding: TeamFinding): Promise<AnswerOf<typeof teamCalls.auditExport>> =>
  callMain(teamCalls.auditExport, { finding });
export const readTeamChanges = (): Promise<TeamChanges> => callMain(teamCalls.changes, {});

/** What the screens of teams and members ask besides the nine methods. */
export const teamActions = {
  previewRegroup: (input: RegroupInput): Promise<RegroupPreview> => callMain(teamCalls.preview, input),
  regroup: (input: RegroupInput): Promise<Regrouped> => callMain(teamCalls.regroup, input),
  /** Answers how many people are back. Throws `conflict` where it can no longer be undone. */
  undoRegroup: async (changeId: number): Promise<number> =>
    (await callMain(teamCalls.undo, { change_id: changeId })).restored,
  formerMembers: (teamId: number, page: number): Promise<FormerMembers> =>
    callMain(teamCalls.history, { team_id: teamId, page }),
};
