import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface Audience {
  readonly team_ids: readonly number[];
  readonly user_ids: readonly number[];
}

/** An audience that can also be chosen by team group and role. */
export interface WideAudience extends Audience {
  readonly team_group_ids: readonly number[];
  readonly roles: readonly string[];
}

/** A person who can be invited, with the facts that are frozen with the invitation. */
export interface Invitee {
  readonly id: number;
  readonly gender: string | null;
  readonly race: string | null;
  readonly birth_year: number | null;
  readonly department: string | null;
  readonly location: string | null;
  readonly level: string | null;
  /** Without an email address, a person can't sign in. */
  readonly has_address: boolean;
  readonly has_number: boolean;
}

const inviteeColumns = ['id', 'gender', 'race', 'birth_year', 'department', 'location', 'level'] as const;
/** Applicants are invited to hiring surveys only, never to a benchmark. */
const applicant = 4;

const active = (tx: Tx, accountId: number) =>
  tx
    .selectFrom('users')
    .select(inviteeColumns)
    .select([
      sql<boolean>`email is not null`.as('has_address'),
      sql<boolean>`mobile_number is not null`.as('has_number'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('id');

/** The people who can sign in, for everything besides a benchmark, which can't be answered or read without an email address. */
export const withAddress = (people: readonly Invitee[]): readonly Invitee[] =>
  people.filter(({ has_address }) => has_address);

/** Returns every active person of the account who is neither an invitee nor an applicant. */
export async function listAllInvitees(tx: Tx, accountId: number): Promise<Invitee[]> {
  return active(tx, accountId).where('type', 'is', null).execute();
}

/** Returns the active people among the chosen people and the members of the chosen teams. */
export const listChosenPeople = (tx: Tx, accountId: number, audience: Audience): Promise<Invitee[]> =>
  listWideAudience(tx, accountId, { ...audience, team_group_ids: [], roles: [] });

/** Like `listChosenPeople`, with the members of all teams of the chosen team groups, and the people with one of the chosen roles. */
export async function listWideAudience(
  tx: Tx,
  accountId: number,
  audience: WideAudience,
): Promise<Invitee[]> {
  return active(tx, accountId)
    .where((where) => where.or([where('type', 'is', null), where('type', '!=', applicant)]))
    .where((where) =>
      where.or([
        where('id', '=', where.fn.any(where.val([...audience.user_ids]))),
        where(
          'id',
          'in',
          tx
            .selectFrom('memberships')
            .select('user_id')
            .where('account_id', '=', accountId)
            .where('team_id', '=', where.fn.any(where.val([...audience.team_ids]))),
        ),
        where(
          'id',
          'in',
          tx
            .selectFrom('memberships')
            .innerJoin('teams', 'teams.id', 'memberships.team_id')
            .select('memberships.user_id')
            .where('teams.account_id', '=', accountId)
            .where('teams.group_id', '=', where.fn.any(where.val([...audience.team_group_ids]))),
        ),
        sql<boolean>`permissions && ${[...audience.roles]}::text[]`,
      ]),
    )
    .execute();
}

export interface AccountMembership {
  readonly user_id: number;
  readonly team_id: number;
  readonly name: string;
  readonly since: string | null;
}

/** Returns the earliest membership of each person of the account. */
export async function listFirstMemberships(
  tx: Tx,
  accountId: number,
): Promise<ReadonlyMap<number, AccountMembership>> {
  const memberships = await tx
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.team_id')
    .select(['memberships.user_id', 'memberships.team_id', 'teams.name', 'memberships.since'])
    .distinctOn('memberships.user_id')
    .where('memberships.account_id', '=', accountId)
    .orderBy('memberships.user_id')
    .orderBy('memberships.since', (order) => order.asc().nullsLast())
    .orderBy('memberships.id')
    .execute();
  return new Map(memberships.map((membership) => [membership.user_id, membership]));
}

/** Returns the ids that do not belong to a team or person of the account. */
export async function findUnknownTargets(tx: Tx, accountId: number, audience: Audience): Promise<Audience> {
  const missing = async (table: 'teams' | 'users', ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('account_id', '=', accountId)
      .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !known.has(id));
  };
  return {
    team_ids: await missing('teams', audience.team_ids),
    user_ids: await missing('users', audience.user_ids),
  };
}

/** Returns the teams a person leads, and all their members. */
export async function audienceLedBy(tx: Tx, accountId: number, leaderId: number): Promise<Audience> {
  const teams = await tx
    .selectFrom('teams')
    .select('id')
    .where('account_id', '=', accountId)
    .where('leader_id', '=', leaderId)
    .orderBy('id')
    .execute();
  const team_ids = teams.map(({ id }) => id);
  if (team_ids.length === 0) return { team_ids, user_ids: [] };
  const members = await tx
    .selectFrom('memberships')
    .select('user_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('team_id', 'in', team_ids)
    .execute();
  return { team_ids, user_ids: members.map(({ user_id }) => user_id) };
}
