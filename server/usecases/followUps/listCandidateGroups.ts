import { type FollowUpGroupKind, isLargeEnough } from '../../../domain/followUps/followUpGroups.ts';
import { type Audience, type Invitee, listChosenPeople } from '../../store/campaigns/audienceMembers.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { countEveryone, type InvitedPeople, invitedOf } from '../../store/campaigns/invitedPeople.ts';
import type { Tx } from '../../store/database.ts';
import {
  findTeamGroup,
  findTeams,
  type GroupAttribute,
  listPeopleWith,
} from '../../store/followUps/groups.ts';
import { teamIdFromKey } from '../survey/freezeAttributes.ts';
import type { Focus } from './readFollowUpFocus.ts';

/** A group that a follow-up pulse could ask, with the people a launch today would invite. */
export interface CandidateGroup {
  readonly kind: FollowUpGroupKind;
  readonly names: readonly string[];
  readonly audience: Audience;
  readonly people: InvitedPeople;
  readonly invited: number;
  /** The departments of the people; empty for the company. */
  readonly departments: readonly (string | null)[];
}

type GroupWithoutPeople = Pick<CandidateGroup, 'kind' | 'names' | 'audience'>;

const noOne: Audience = { team_ids: [], user_ids: [] };

/** Returns the group of the focus itself. */
export async function readOwnGroup(tx: Tx, focus: Focus): Promise<CandidateGroup> {
  const { accountId, dimension, team, members, source } = focus;
  if (dimension === 'overall' && source.audience === 'everyone') return readCompany(tx, accountId);
  if (dimension === 'overall') {
    const audience = await benchmarkAudiences.of(tx, { accountId, campaignId: source.id });
    return withPeople(tx, accountId, { kind: 'same_people', names: [source.name], audience });
  }
  if (dimension === 'team') {
    const audience = { team_ids: team ? [team.id] : [], user_ids: [] };
    return withPeople(tx, accountId, { kind: 'team', names: team ? [team.name] : [], audience });
  }
  return readPeopleWith(tx, accountId, dimension, members);
}

/**
 * Returns the groups around the focus that exist in the account, of which the smallest that is large enough is asked: the teams published
 * together with the team, its team group, and the department of its members if they have one in common. The whole company is only
 * returned if none of these is large enough, because it contains them all.
 */
export async function listGroupsAround(
  tx: Tx,
  focus: Focus,
  own: CandidateGroup,
): Promise<readonly CandidateGroup[]> {
  const { accountId, team, source } = focus;
  const around: CandidateGroup[] = [];
  if (team) {
    const teamIds = focus.members.flatMap((member) => teamIdFromKey(member) ?? []);
    const teams = await findTeams(tx, accountId, teamIds);
    if (teams.length > 1) {
      const audience = { team_ids: teams.map(({ id }) => id), user_ids: [] };
      const names = teams.map(({ name }) => name);
      around.push(await withPeople(tx, accountId, { kind: 'teams', names, audience }));
    }
    const group = team.group_id === null ? null : await findTeamGroup(tx, accountId, team.group_id);
    if (group) {
      const audience = { team_ids: group.teamIds, user_ids: [] };
      around.push(await withPeople(tx, accountId, { kind: 'team_group', names: [group.name], audience }));
    }
    const [department, ...others] = own.departments;
    if (department && others.length === 0) {
      around.push(await readPeopleWith(tx, accountId, 'department', [department]));
    }
  }
  if (around.some((group) => isLargeEnough(group, source.min_group))) return around;
  return [...around, await readCompany(tx, accountId)];
}

async function readCompany(tx: Tx, accountId: number): Promise<CandidateGroup> {
  const people = await countEveryone(tx, accountId);
  return { kind: 'company', names: [], audience: noOne, people, invited: people.count, departments: [] };
}

async function readPeopleWith(
  tx: Tx,
  accountId: number,
  attribute: GroupAttribute,
  names: readonly string[],
): Promise<CandidateGroup> {
  const user_ids = await listPeopleWith(tx, accountId, attribute, names);
  return withPeople(tx, accountId, { kind: attribute, names, audience: { team_ids: [], user_ids } });
}

async function withPeople(tx: Tx, accountId: number, group: GroupWithoutPeople): Promise<CandidateGroup> {
  const people = await listChosenPeople(tx, accountId, group.audience);
  return { ...group, people: invitedOf(people), invited: people.length, departments: departmentsOf(people) };
}

const departmentsOf = (people: readonly Invitee[]): (string | null)[] => [
  ...new Set(people.map(({ department }) => department)),
];
