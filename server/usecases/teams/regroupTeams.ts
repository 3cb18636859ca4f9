import { Refusal } from '../../../domain/refusal.ts';
import {
  type PlannedMemberships,
  planRegrouping,
  type Regrouping,
  type RegroupRecord,
  resizeTeams,
  type StoredTeam,
  type TeamMember,
} from '../../../domain/teams/regroupTeams.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { benchmarkAudiences, cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import type { Tx } from '../../store/database.ts';
import { listAffectedCampaigns } from '../../store/teams/affectedCampaigns.ts';
import {
  addMembers,
  addTeam,
  listMembers,
  listPeopleAmong,
  lockTeams,
  removeMembers,
  removeTeams,
} from '../../store/teams/memberships.ts';
import { mergeRules } from '../../store/teams/mergedRules.ts';
import { addChange } from '../../store/teams/teamChanges.ts';
import { cancelSchedulesAfterChange } from '../campaigns/opening/scheduleOpening.ts';
import { readTeamMinimum } from './auditTeams.ts';

interface Planned {
  readonly moves: PlannedMemberships;
  readonly teams: ReadonlyMap<number, StoredTeam>;
  readonly members: readonly TeamMember[];
}

/** Locks the teams and people of the input, all of them in the account, and plans the moves. Throws `invalid`. */
async function planRegroup(tx: Tx, accountId: number, input: Regrouping): Promise<Planned> {
  const named = [
    ...new Set([...input.from_team_ids, ...(input.to_team_id === null ? [] : [input.to_team_id])]),
  ];
  const teams = new Map((await lockTeams(tx, accountId, named)).map((team) => [team.id, team]));
  const people = await listPeopleAmong(tx, accountId, input.user_ids);
  const unknown = [
    ...(input.to_team_id !== null && !teams.has(input.to_team_id) ? ['to_team_id'] : []),
    ...(input.from_team_ids.some((id) => !teams.has(id)) ? ['from_team_ids'] : []),
    ...(input.user_ids.some((id) => !people.has(id)) ? ['user_ids'] : []),
  ];
  if (unknown.length > 0) {
    throw new Refusal(
      'invalid',
      unknown.map((field) => ({ field, problem: 'unknown' })),
    );
  }
  const members = await listMembers(tx, accountId, named);
  return { moves: planRegrouping(input, members), teams, members };
}

/** Previews the effects on people, teams and campaigns. */
export async function previewRegroup(deps: Deps, caller: Caller, input: Regrouping) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { moves, teams, members } = await planRegroup(tx, accountId, input);
    const everybody = [...new Set([...members.map(({ user_id }) => user_id), ...input.user_ids])];
    const counted = await listPeopleAmong(tx, accountId, everybody);
    const counts = (userId: number) => counted.get(userId) === true;
    const sizes = new Map<number, number>();
    for (const { team_id, user_id } of members) {
      if (counts(user_id)) sizes.set(team_id, (sizes.get(team_id) ?? 0) + 1);
    }
    const moving = [...new Set([...moves.joins, ...moves.left.map(({ user_id }) => user_id)])];
    const { minimum, campaign } = await readTeamMinimum(tx, accountId);
    return {
      joining: moves.joins.length,
      staying: moves.staying,
      teams: [...resizeTeams(sizes, moves, input.to_team_id, counts)].map(([team_id, size]) => ({
        team_id,
        name: (team_id === null ? input.name : teams.get(team_id)?.name) ?? '',
        ...size,
        removed: team_id !== null && moves.removed.includes(team_id),
      })),
      campaigns: await listAffectedCampaigns(tx, accountId, { userIds: moving, teamIds: [...teams.keys()] }),
      minimum,
      minimum_of: campaign,
    };
  });
}

/** Moves, merges or splits in one transaction, stored as one change that can be undone. */
export async function regroupTeams(deps: Deps, caller: Caller, input: Regrouping) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const now = deps.clock.now();
    const { moves, teams } = await planRegroup(tx, accountId, input);
    const made = input.kind === 'split' ? await createTeam(tx, accountId, input, teams, now) : null;
    const target = made?.id ?? input.to_team_id ?? 0;
    const since = today(deps.clock);
    const joined = moves.joins.map((user_id) => ({ team_id: target, user_id, since }));
    const rules = await mergeRules(tx, accountId, moves.removed, target);
    await removeMembers(tx, accountId, moves.left);
    await addMembers(tx, accountId, joined);
    const audiences = await benchmarkAudiences.draftsWithTeams(tx, accountId, moves.removed);
    await benchmarkAudiences.replaceTeams(tx, accountId, audiences, target);
    const cycles = await cycleAudiences.draftsWithTeams(tx, accountId, moves.removed);
    await cycleAudiences.replaceTeams(tx, accountId, cycles, target);
    await cancelSchedulesOfDrafts(deps, tx, caller, { audiences, cycles });
    await removeTeams(tx, accountId, moves.removed);
    const removed_teams = moves.removed.flatMap((id) => teams.get(id) ?? []);
    const steps: RegroupRecord = {
      left: moves.left,
      joined,
      removed_teams,
      made_team: made,
      audiences,
      cycles,
      rules,
    };
    const change_id = await addChange(tx, {
      account_id: accountId,
      kind: input.kind,
      done_by: caller.person.user.id,
      done_at: now.toISOString(),
      steps,
    });
    await recordRegroupAudit(tx, caller, { action: input.kind, teamId: target, steps, now });
    return { change_id, team_id: target, moved: joined.length };
  });
}

/** Cancels the scheduled openings of drafts whose audience was changed. */
export async function cancelSchedulesOfDrafts(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { audiences, cycles }: Pick<RegroupRecord, 'audiences' | 'cycles'>,
): Promise<void> {
  const accountId = accountOf(caller);
  for (const [kind, changed] of [
    ['benchmark', audiences],
    ['survey', cycles ?? []],
  ] as const) {
    const campaignIds = changed.map(({ campaign_id }) => campaign_id);
    await cancelSchedulesAfterChange(deps, tx, caller, { kind, accountId, campaignIds }, ['audience']);
  }
}

async function createTeam(
  tx: Tx,
  accountId: number,
  input: Regrouping,
  teams: ReadonlyMap<number, StoredTeam>,
  now: Date,
): Promise<StoredTeam> {
  const source = teams.get(input.from_team_ids[0] ?? 0);
  const team = { name: input.name?.trim() ?? '', leader_id: null, group_id: source?.group_id ?? null };
  return { id: await addTeam(tx, accountId, team, now), ...team };
}

/** Records one event for the whole change: the members of each team before and after. */
export async function recordRegroupAudit(
  tx: Tx,
  caller: Caller,
  event: { action: AuditAction; teamId: number; steps: RegroupRecord; now: Date },
): Promise<void> {
  const { left, joined, removed_teams, made_team } = event.steps;
  const byTeam = (members: readonly TeamMember[]) => {
    const teamIds = [...new Set(members.map(({ team_id }) => team_id))];
    const of = (team: number) =>
      members.filter(({ team_id }) => team_id === team).map(({ user_id }) => user_id);
    return Object.fromEntries(teamIds.map((team) => [team, of(team)]));
  };
  await recordAudit(tx, caller, {
    action: event.action,
    resource: 'teams',
    id: event.teamId,
    before: { members: byTeam(left), teams: removed_teams },
    after: { members: byTeam(joined), teams: made_team ? [made_team] : [] },
    now: event.now,
  });
}
