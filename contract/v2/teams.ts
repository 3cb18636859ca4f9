import { array, type InferType, mixed, object } from 'yup';
import { maxMembersAtOnce, memberProblems } from '../../domain/teams/memberOutcomes.ts';
import { type RegroupKind, regroupKinds } from '../../domain/teams/regroupTeams.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { lowercaseText, singleLineText } from '../../resources/textSchemas.ts';
import { personAttributes } from '../../resources/users/personAttributes.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import {
  id,
  idAndName,
  listedIds,
  listOf,
  objectsOf,
  optionalId,
  pageNumber,
  perPage,
  personIds,
  selectedIds,
} from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

/** Findings of the team audit. `empty`, `leaderless` and `small` are teams; `several` and `none` are people by number of teams. */
export const teamAuditFindings = ['empty', 'leaderless', 'small', 'several', 'none'] as const;
export type TeamAuditFinding = (typeof teamAuditFindings)[number];

const finding = () =>
  mixed<TeamAuditFinding>()
    .oneOf([...teamAuditFindings], 'choice')
    .required('required');

/** A row of the team audit: a team, or a person with their teams. */
export const teamAuditRow = object({
  id: id(),
  name: anyText,
  /** The person's email address; null for teams. */
  email: textOrNull,
  /** The name of the team's lead; null for people and for teams without a lead. */
  leader: textOrNull,
  /** Number of active members who can be invited to surveys; null for people. */
  size: numberOrNull,
  teams: listOf(idAndName),
});
export type TeamAuditRow = InferType<typeof teamAuditRow>;

const formerMember = object({
  id: id(),
  user_id: id(),
  name: anyText,
  joined_on: requiredText,
  joined_by: textOrNull,
  left_on: textOrNull,
  left_by: textOrNull,
});

const kind = () =>
  mixed<RegroupKind>()
    .oneOf([...regroupKinds], 'choice')
    .required('required');

/** A move of people to another team, a merge of teams, or a split of a team. */
const regrouping = object({
  kind: kind(),
  user_ids: personIds().required('required').default([]),
  from_team_ids: selectedIds().required('required').default([]),
  to_team_id: optionalId(),
  name: singleLineText().max(120, 'tooLong').nullable().default(null),
});

const resizedTeam = object({
  team_id: optionalId(),
  name: anyText,
  before: requiredNumber,
  after: requiredNumber,
  removed: requiredFlag,
});

const affectedCampaign = object({
  campaign_id: id(),
  name: requiredText,
  status: mixed<'draft' | 'open'>().oneOf(['draft', 'open']).required(),
  min_group: requiredNumber,
  by_team: requiredFlag,
  /** Number of moved people who are already invited; the campaign continues to count them in their former team. */
  invited: requiredNumber,
  /** Whether the campaign's audience includes a team that changes. */
  names_team: requiredFlag,
});

export const regroupPreview = object({
  /** Number of people who join the target team; `staying` counts those who are already members. */
  joining: requiredNumber,
  staying: requiredNumber,
  teams: listOf(resizedTeam),
  campaigns: listOf(affectedCampaign),
  minimum: requiredNumber,
  minimum_of: textOrNull,
});
export type RegroupPreview = InferType<typeof regroupPreview>;

export const teamChange = object({
  id: id(),
  kind: kind(),
  moved: requiredNumber,
  target: anyText,
  sources: array(anyText).required(),
  done_by: textOrNull,
  done_at: requiredText,
  undone_at: textOrNull,
});
export type TeamChange = InferType<typeof teamChange>;

const teamRule = object({
  id: id(),
  attribute: requiredChoice(personAttributes),
  value: requiredText,
  created_by: textOrNull,
  created_at: requiredText,
});
export type TeamRuleResponse = InferType<typeof teamRule>;

/** Former members, team audit, and moves, merges and splits of teams. */
export const teamCalls = {
  sizes: readCall('supervisor', '/v2/teams/sizes', {
    summary:
      'The number of active members of the teams on a page of a list. Teams that the caller can’t list are left out.',
    body: object({ team_ids: listedIds() }),
    response: object({ teams: listOf(object({ team_id: id(), members: requiredNumber })) }),
  }),
  history: readCall('supervisor', '/v2/teams/history', {
    summary: 'Former members of a team, newest first, 25 per page.',
    body: object({ team_id: id(), page: pageNumber() }),
    response: object({ members: listOf(formerMember), total: requiredNumber }),
  }),
  addMembers: changeCall('local_admin', '/v2/teams/add_members', {
    summary: `Adds people to a team, by id or by email address, at most ${maxMembersAtOnce} of each, and reports everyone who wasn’t added: already a member, not allowed (inactive people and applicants), or not found in the account.`,
    body: object({
      team_id: id(),
      user_ids: idListSchema(maxMembersAtOnce, 'tooLong').typeError('choice').default([]),
      emails: array(lowercaseText().max(254, 'tooLong').required('required'))
        .max(maxMembersAtOnce, 'tooLong')
        .default([]),
    }),
    response: object({
      added: requiredNumber,
      problems: objectsOf({ person: anyText, problem: requiredChoice(memberProblems) }),
    }),
  }),
  rules: readCall('local_admin', '/v2/teams/rules', {
    summary:
      'The rules that add people to a team, and the people whom they don’t add because they were removed manually (the first 20, and their number).',
    body: object({ team_id: id() }),
    response: object({
      rules: listOf(teamRule),
      excluded: object({ people: listOf(idAndName), total: requiredNumber }).required(),
    }),
  }),
  addRule: changeCall('local_admin', '/v2/teams/add_rule', {
    summary:
      'Adds a rule to a team: everyone with the value of an attribute is added, today and when people join or change. It never removes anyone.',
    body: object({
      team_id: id(),
      attribute: requiredChoice(personAttributes),
      value: singleLineText().max(80, 'tooLong').required('required'),
    }),
    response: object({ added: requiredNumber, message: requiredText }),
  }),
  removeRule: changeCall('local_admin', '/v2/teams/remove_rule', {
    summary: 'Removes a rule of a team. The people whom it added stay.',
    body: object({ rule_id: id() }),
  }),
  audit: readCall('local_admin', '/v2/teams/audit', {
    summary:
      'Number of teams that are empty, without a lead or below the minimum group size, and of people in several teams or none.',
    response: object({
      minimum: requiredNumber,
      minimum_of: textOrNull,
      teams: requiredNumber,
      people: requiredNumber,
      counts: object({
        empty: requiredNumber,
        leaderless: requiredNumber,
        small: requiredNumber,
        several: requiredNumber,
        none: requiredNumber,
      }),
    }),
  }),
  auditRows: readCall('local_admin', '/v2/teams/audit_rows', {
    summary: 'The teams or people of one finding, ordered by name, by page.',
    body: object({ finding: finding(), page: pageNumber(), per_page: perPage() }),
    response: object({ rows: listOf(teamAuditRow), total: requiredNumber }),
  }),
  auditExport: readCall('local_admin', '/v2/teams/audit_export', {
    summary: 'All teams or people of one finding, as CSV text.',
    body: object({ finding: finding() }),
    response: object({ name: requiredText, text: anyText }),
  }),
  preview: readCall('local_admin', '/v2/teams/preview', {
    summary: 'Previews the effects of a move, merge or split on teams, campaigns and their smallest groups.',
    body: regrouping,
    response: regroupPreview,
  }),
  regroup: changeCall('local_admin', '/v2/teams/regroup', {
    summary: 'Moves, merges or splits teams, as one change that can be undone.',
    body: regrouping,
    response: object({ change_id: id(), team_id: id(), moved: requiredNumber }),
  }),
  changes: readCall('local_admin', '/v2/teams/changes', {
    summary: 'The twenty newest moves, merges and splits.',
    response: object({ changes: listOf(teamChange) }),
  }),
  undo: changeCall('local_admin', '/v2/teams/undo', {
    summary: 'Undoes a change and restores the former memberships.',
    body: object({ change_id: id() }),
    response: object({ restored: requiredNumber }),
  }),
} as const;
