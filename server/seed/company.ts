import type { Tx } from '../store/database.ts';
import type { UserIds } from './accounts.ts';
import type { Random } from './demoRandom.ts';
import { firstNames, lastNames } from './names.ts';

const departments = {
  'Customer care': 34,
  Engineering: 58,
  Finance: 18,
  Logistics: 46,
  Marketing: 22,
  'People and culture': 12,
  Sales: 40,
} as const;
const locations = { Rotterdam: 90, Kraków: 62, Leeds: 48, Lisbon: 30, Remote: 14 } as const;
const levels = { Associate: 96, Specialist: 84, Senior: 40, Lead: 20, Director: 6 } as const;
const genders = { woman: 47, man: 46, nonBinary: 2, other: 1, none: 7 } as const;
const races = {
  white: 50,
  asian: 16,
  black: 12,
  latino: 9,
  middleEastern: 6,
  mixed: 5,
  indigenous: 1,
  other: 1,
  none: 12,
} as const;

export const groupNames = ['Commercial', 'Operations', 'Product and support'] as const;

/**
 * The demo's supervisor leads the first two teams: one of twelve people, and one below the anonymity threshold. One team has more than 20
 * people, whose follow-up pulse has margins.
 */
export const teamPlan = [
  { name: 'Brand and campaigns', group: 0, size: 12, leader: 'supervisor' },
  { name: 'Events', group: 0, size: 4, leader: 'supervisor' },
  { name: 'Inside sales', group: 0, size: 17 },
  { name: 'Key accounts', group: 0, size: 14 },
  { name: 'Partner sales', group: 0, size: 9 },
  { name: 'Market insight', group: 0, size: 6 },
  { name: 'Warehouse north', group: 1, size: 24 },
  { name: 'Warehouse south', group: 1, size: 11 },
  { name: 'Fleet planning', group: 1, size: 11 },
  { name: 'Accounting', group: 1, size: 10 },
  { name: 'Controlling', group: 1, size: 8 },
  { name: 'People team', group: 1, size: 12 },
  { name: 'Web platform', group: 2, size: 18 },
  { name: 'Mobile apps', group: 2, size: 13 },
  { name: 'Data', group: 2, size: 14 },
  { name: 'Infrastructure', group: 2, size: 13 },
  { name: 'Customer care days', group: 2, size: 19 },
  { name: 'Customer care nights', group: 2, size: 15 },
] as const;

const placed = [
  'user',
  'hiring',
  'api',
  'ai',
  'local-admin',
  'local-admin-delegated',
  'delegated-admin',
] as const;

/** Fills an account with people in teams. */
export async function addCompany(tx: Tx, random: Random, accountId: number, users: UserIds): Promise<void> {
  const groups = await tx
    .insertInto('team_groups')
    .values(groupNames.map((name) => ({ account_id: accountId, name, description: null })))
    .returning('id')
    .execute();
  const teams = await tx
    .insertInto('teams')
    .values(
      teamPlan.map((team) => ({
        account_id: accountId,
        name: team.name,
        group_id: groups[team.group]?.id ?? null,
        leader_id: 'leader' in team ? (users.get(team.leader) ?? null) : null,
      })),
    )
    .returning('id')
    .execute();
  await addMembers(
    tx,
    random,
    accountId,
    users,
    teams.map((team) => team.id),
  );
  await describeLogins(tx, random, accountId, users);
}

async function addMembers(
  tx: Tx,
  random: Random,
  accountId: number,
  users: UserIds,
  teamIds: readonly number[],
): Promise<void> {
  const people = await addPeople(
    tx,
    random,
    accountId,
    teamPlan.reduce((sum, team) => sum + team.size, 0) - placed.length,
  );
  const known = placed.map((name) => users.get(name) ?? 0);
  const memberships: { account_id: number; team_id: number; user_id: number; since: string }[] = [];
  teamPlan.forEach((team, index) => {
    const rows = index === 0 ? known.splice(0, 1) : index >= 9 ? known.splice(0, 1) : [];
    while (rows.length < team.size) rows.push(people.pop() ?? 0);
    for (const user_id of rows) {
      memberships.push({ account_id: accountId, team_id: teamIds[index] ?? 0, user_id, since: '2024-09-01' });
    }
  });
  await tx.insertInto('memberships').values(memberships).execute();
  await appointLeaders(tx, teamIds, memberships);
}

/** Appoints the first member of each team as its lead, except for the supervisor's two teams. */
async function appointLeaders(
  tx: Tx,
  teamIds: readonly number[],
  memberships: readonly { team_id: number; user_id: number }[],
): Promise<void> {
  for (const teamId of teamIds.slice(2)) {
    const leader = memberships.find((membership) => membership.team_id === teamId);
    await tx
      .updateTable('teams')
      .set({ leader_id: leader?.user_id ?? null })
      .where('id', '=', teamId)
      .execute();
  }
}

/** Adds people with names, locations and demographic answers; returns their ids. */
export async function addPeople(tx: Tx, random: Random, accountId: number, count: number): Promise<number[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const first_name = random.pick(firstNames);
    const last_name = random.pick(lastNames);
    return {
      account_id: accountId,
      first_name,
      last_name,
      email: `${plain(first_name)}.${plain(last_name)}.${accountId}${index}@staff.example`,
      permissions: ['user'] as const,
      program_ids: [1, 2, 4] as const,
      locale_abbr: 'en' as const,
      external_id: `E${accountId}${String(1000 + index)}`,
      ...described(random),
    };
  });
  const rows = await tx.insertInto('users').values(people).returning('id').execute();
  return rows.map((row) => row.id);
}

function described(random: Random) {
  const gender = random.weighted(genders);
  const race = random.weighted(races);
  return {
    department: random.weighted(departments),
    location: random.weighted(locations),
    level: random.weighted(levels),
    gender: gender === 'none' ? null : gender,
    race: race === 'none' ? null : race,
    birth_year: random.next() < 0.08 ? null : random.between(1961, 2004),
  };
}

async function describeLogins(tx: Tx, random: Random, accountId: number, users: UserIds): Promise<void> {
  for (const id of users.values()) {
    await tx
      .updateTable('users')
      .set(described(random))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
  }
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}
