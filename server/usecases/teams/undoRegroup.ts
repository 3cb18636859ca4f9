import { Refusal } from '../../../domain/refusal.ts';
import type { RegroupRecord, TeamMember } from '../../../domain/teams/regroupTeams.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { benchmarkAudiences, cycleAudiences } from '../../store/campaigns/audienceTargets.ts';
import type { Tx } from '../../store/database.ts';
import {
  addMembers,
  addTeam,
  listMembers,
  listPeopleAmong,
  listTeamsAmong,
  lockTeams,
  removeMembers,
  removeTeams,
} from '../../store/teams/memberships.ts';
import { restoreRules, takeRulesBack } from '../../store/teams/mergedRules.ts';
import { listNewestChanges, lockChange, markUndone } from '../../store/teams/teamChanges.ts';
import { cancelSchedulesOfDrafts, recordRegroupAudit } from './regroupTeams.ts';

const maxShown = 20;

/**
 * Moves everyone back, restores deleted teams and deletes created ones. Throws `conflict` if the teams have changed since in a
 * way that would be lost, and for changes already undone.
 */
export async function undoRegroup(
  deps: Deps,
  caller: Caller,
  changeId: number,
): Promise<{ restored: number }> {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const now = deps.clock.now();
    const change = requireFound(await lockChange(tx, accountId, changeId));
    if (change.undone_at !== null) throw new Refusal('conflict');
    const { steps } = change;
    await checkUnchanged(tx, accountId, steps);
    await restoreTeams(tx, accountId, steps, now);
    await cancelSchedulesOfDrafts(deps, tx, caller, steps);
    const { rules } = steps;
    if (rules) await takeRulesBack(tx, accountId, rules);
    await removeMembers(tx, accountId, steps.joined);
    const people = await listPeopleAmong(
      tx,
      accountId,
      steps.left.map(({ user_id }) => user_id),
    );
    const back = steps.left.filter(({ user_id }) => people.has(user_id));
    await addMembers(tx, accountId, back);
    if (rules) await restoreRules(tx, accountId, rules);
    if (steps.made_team) await removeTeams(tx, accountId, [steps.made_team.id]);
    await markUndone(tx, changeId, caller.person.user.id, now.toISOString());
    await recordRegroupAudit(tx, caller, {
      action: 'undo',
      teamId: teamOf(steps),
      steps: reversed(steps),
      now,
    });
    return { restored: back.length };
  });
}

const teamOf = ({ made_team, joined, left }: RegroupRecord) =>
  made_team?.id ?? joined[0]?.team_id ?? left[0]?.team_id ?? 0;

const reversed = (steps: RegroupRecord): RegroupRecord => ({
  left: steps.joined,
  joined: steps.left,
  removed_teams: steps.made_team ? [steps.made_team] : [],
  made_team: steps.removed_teams[0] ?? null,
  audiences: [],
});

/**
 * Checks that those who joined are still members, that the teams they left still exist, and that no one else joined a team to be
 * deleted.
 */
async function checkUnchanged(tx: Tx, accountId: number, steps: RegroupRecord): Promise<void> {
  const removed = new Set(steps.removed_teams.map(({ id }) => id));
  const needed = new Set(
    [...steps.left, ...steps.joined].map(({ team_id }) => team_id).filter((id) => !removed.has(id)),
  );
  const existing = await lockTeams(tx, accountId, [...needed]);
  const key = ({ team_id, user_id }: Pick<TeamMember, 'team_id' | 'user_id'>) => `${team_id} ${user_id}`;
  const present = new Set((await listMembers(tx, accountId, [...needed])).map(key));
  const made = steps.made_team;
  const hasNewMembers = made
    ? (await listMembers(tx, accountId, [made.id])).length > steps.joined.length
    : false;
  const isUnchanged =
    existing.length === needed.size && steps.joined.every((one) => present.has(key(one))) && !hasNewMembers;
  if (!isUnchanged) throw new Refusal('conflict');
}

/** Restores teams with their ids; a lead or a group that no longer exists stays empty. */
async function restoreTeams(tx: Tx, accountId: number, steps: RegroupRecord, now: Date): Promise<void> {
  for (const team of steps.removed_teams) {
    const leader =
      team.leader_id === null ? new Map() : await listPeopleAmong(tx, accountId, [team.leader_id]);
    const group = await tx
      .selectFrom('team_groups')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', team.group_id)
      .executeTakeFirst();
    const leader_id = leader.has(team.leader_id) ? team.leader_id : null;
    await addTeam(tx, accountId, { ...team, leader_id, group_id: group?.id ?? null }, now);
  }
  await benchmarkAudiences.restoreTeams(tx, accountId, steps.audiences);
  await cycleAudiences.restoreTeams(tx, accountId, steps.cycles ?? []);
}

/** Returns the latest moves, merges and splits, with current or former team names. */
export async function readRegroupChanges(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const changes = await listNewestChanges(tx, accountId, maxShown);
    const ids = changes.flatMap(({ steps }) =>
      [...steps.left, ...steps.joined].map(({ team_id }) => team_id),
    );
    const names = new Map(
      (await listTeamsAmong(tx, accountId, [...new Set(ids)])).map(({ id, name }) => [id, name]),
    );
    for (const { steps } of changes) {
      for (const { id, name } of [...steps.removed_teams, ...(steps.made_team ? [steps.made_team] : [])]) {
        if (!names.has(id)) names.set(id, name);
      }
    }
    return {
      changes: changes.map(({ steps, ...change }) => ({
        ...change,
        moved: steps.joined.length,
        target: names.get(steps.joined[0]?.team_id ?? steps.made_team?.id ?? 0) ?? '',
        sources: [
          ...new Set([
            ...steps.left.map(({ team_id }) => team_id),
            ...steps.removed_teams.map(({ id }) => id),
          ]),
        ].map((id) => names.get(id) ?? ''),
      })),
    };
  });
}
