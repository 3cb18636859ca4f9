import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type RegroupKind, regroupKinds } from '../../domain/teams/regroup.ts';
import { singleLine } from '../../resources/trimmed.ts';
import { defineCall } from '../call.ts';
import { id, ids, named, nothing, optionalId, pageNumber, pickedIds } from '../records.ts';

/** What can be wrong with teams: three about teams, two about people. */
export const teamFindings = ['empty', 'leaderless', 'small', 'several', 'none'] as const;
export type TeamFinding = (typeof teamFindings)[number];

const finding = () =>
  mixed<TeamFinding>()
    .oneOf([...teamFindings], 'choice')
    .required('required');
const page = pageNumber;
const perPage = () => number().integer('wholeNumber').min(1, 'tooSmall').max(100, 'tooLarge').default(25);
const count = () => number().required();

/** A team, or a person with the teams they are in. */
export const teamAuditRow = object({
  id: id(),
  name: string().defined(),
  /** Of a person. */
  email: string().nullable().defined(),
  /** Of a team. */
  leader: string().nullable().defined(),
  /** Of a team: active people who can be asked. */
  size: number().nullable().defined(),
  teams: array(named.required()).required(),
});
export type TeamAuditRow = InferType<typeof teamAuditRow>;

const formerMember = object({
  id: id(),
  user_id: id(),
  name: string().defined(),
  joined_on: string().required(),
  joined_by: string().nullable().defined(),
  left_on: string().nullable().defined(),
  left_by: string().nullable().defined(),
});

const kind = () =>
  mixed<RegroupKind>()
    .oneOf([...regroupKinds], 'choice')
    .required('required');

/** People who go to another team, teams that become one, or a part of a team that becomes a new one. */
const regrouping = object({
  kind: kind(),
  user_ids: ids().required('required').default([]),
  from_team_ids: pickedIds().required('required').default([]),
  to_team_id: optionalId(),
  name: singleLine().max(120, 'tooLong').nullable().default(null),
});

const resizedTeam = object({
  team_id: optionalId(),
  name: string().defined(),
  before: count(),
  after: count(),
  removed: boolean().required(),
});

const touchedCampaign = object({
  campaign_id: id(),
  name: string().required(),
  status: mixed<'draft' | 'open'>().oneOf(['draft', 'open']).required(),
  min_group: count(),
  by_team: boolean().required(),
  /** How many of those who move are invited: they stay with the team of the day they were. */
  invited: count(),
  /** Its audience names a team that changes. */
  names_team: boolean().required(),
});

export const regroupPreview = object({
  /** People who join the target; who is in it already stays. */
  joining: count(),
  staying: count(),
  teams: array(resizedTeam.required()).required(),
  campaigns: array(touchedCampaign.required()).required(),
  minimum: count(),
  minimum_of: string().nullable().defined(),
});
export type RegroupPreview = InferType<typeof regroupPreview>;

export const teamChange = object({
  id: id(),
  kind: kind(),
  moved: count(),
  target: string().defined(),
  sources: array(string().defined()).required(),
  done_by: string().nullable().defined(),
  done_at: string().required(),
  undone_at: string().nullable().defined(),
});
export type TeamChange = InferType<typeof teamChange>;

/** Teams beyond the record itself: who was in them, what is wrong with them, and moving many at once. */
export const teamCalls = {
  history: defineCall({
    method: 'POST',
    path: '/v2/teams/history',
    needs: 'supervisor',
    summary: 'Former members of a team, newest first, 25 per page.',
    body: object({ team_id: id(), page: page() }),
    answer: object({ members: array(formerMember.required()).required(), total: count() }),
    mutates: false,
  }),
  audit: defineCall({
    method: 'POST',
    path: '/v2/teams/audit',
    needs: 'local_admin',
    summary:
      'Number of teams that are empty, without a lead or below the minimum group size, and of people in several teams or none.',
    body: nothing,
    answer: object({
      minimum: count(),
      minimum_of: string().nullable().defined(),
      teams: count(),
      people: count(),
      counts: object({
        empty: count(),
        leaderless: count(),
        small: count(),
        several: count(),
        none: count(),
      }),
    }),
    mutates: false,
  }),
  auditRows: defineCall({
    method: 'POST',
    path: '/v2/teams/audit_rows',
    needs: 'local_admin',
    summary: 'The teams or people of one finding, ordered by name, by page.',
    body: object({ finding: finding(), page: page(), per_page: perPage() }),
    answer: object({ rows: array(teamAuditRow.required()).required(), total: count() }),
    mutates: false,
  }),
  auditExport: defineCall({
    method: 'POST',
    path: '/v2/teams/audit_export',
    needs: 'local_admin',
    summary: 'All teams or people of one finding, as CSV text.',
    body: object({ finding: finding() }),
    answer: object({ name: string().required(), text: string().defined() }),
    mutates: false,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/v2/teams/preview',
    needs: 'local_admin',
    summary: 'Previews the effects of a move, merge or split on teams, campaigns and their smallest groups.',
    body: regrouping,
    answer: regroupPreview,
    mutates: false,
  }),
  regroup: defineCall({
    method: 'POST',
    path: '/v2/teams/regroup',
    needs: 'local_admin',
    summary: 'Moves, merges or splits teams, as one change that can be undone.',
    body: regrouping,
    answer: object({ change_id: id(), team_id: id(), moved: count() }),
    mutates: true,
  }),
  changes: defineCall({
    method: 'POST',
    path: '/v2/teams/changes',
    needs: 'local_admin',
    summary: 'The twenty newest moves, merges and splits.',
    body: nothing,
    answer: object({ changes: array(teamChange.required()).required() }),
    mutates: false,
  }),
  undo: defineCall({
    method: 'POST',
    path: '/v2/teams/undo',
    needs: 'local_admin',
    summary: 'Undoes a change and restores the former memberships.',
    body: object({ change_id: id() }),
    answer: object({ restored: count() }),
    mutates: true,
  }),
} as const;
