import { sql } from 'kysely';
import type { PersonAttribute } from '../../../resources/users/personAttributes.ts';
import type { Tx } from '../database.ts';

export interface TeamRule {
  readonly id: number;
  readonly team_id: number;
  readonly attribute: PersonAttribute;
  readonly value: string;
  /** The name of the person who created the rule. */
  readonly created_by: string | null;
  readonly created_at: string;
}

const columns = sql`r.id, r.team_id, r.attribute, r.value, r.created_at,
  u.first_name || ' ' || u.last_name as created_by`;

/** Returns the rules of a team, oldest first. */
export async function listTeamRules(tx: Tx, accountId: number, teamId: number): Promise<TeamRule[]> {
  const { rows } = await sql<TeamRule>`select ${columns} from team_rules r
    left join users u on u.id = r.created_by
    where r.account_id = ${accountId} and r.team_id = ${teamId} order by r.id`.execute(tx);
  return rows;
}

/** Returns the people the rules of a team don't add, by name, with their number. */
export async function listExcludedPeople(tx: Tx, accountId: number, teamId: number, limit: number) {
  const { rows } = await sql<{ id: number; name: string; total: number }>`
    select u.id, u.first_name || ' ' || u.last_name as name, (count(*) over ())::int as total
    from team_rule_exclusions e join users u on u.id = e.user_id
    where e.account_id = ${accountId} and e.team_id = ${teamId}
    order by u.last_name, u.id limit ${limit}`.execute(tx);
  return { people: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 };
}

/** Adds a rule; a trigger adds the people. Returns its id, or null if the team already has it. */
export async function addTeamRule(
  tx: Tx,
  rule: {
    readonly account_id: number;
    readonly team_id: number;
    readonly attribute: PersonAttribute;
    readonly value: string;
    readonly created_by: number;
    readonly created_at: string;
  },
): Promise<number | null> {
  const row = await tx
    .insertInto('team_rules')
    .values(rule)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Removes a rule of the account; its members stay. Returns the rule, or null if there is none. */
export async function removeTeamRule(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .deleteFrom('team_rules')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['team_id', 'attribute', 'value'])
    .executeTakeFirst();
  return row ?? null;
}

/** Counts all members of a team. */
export async function countMembers(tx: Tx, accountId: number, teamId: number): Promise<number> {
  const { members } = await tx
    .selectFrom('memberships')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('account_id', '=', accountId)
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return members;
}

export interface PossibleMember {
  readonly id: number;
  readonly email: string | null;
  readonly name: string;
  /** Active people except applicants can become members. */
  readonly is_allowed: boolean;
  readonly is_member: boolean;
}

/** Returns the people of the account with these ids or addresses, and whether they are members of the team. */
export async function listPossibleMembers(
  tx: Tx,
  accountId: number,
  teamId: number,
  { userIds, emails }: { readonly userIds: readonly number[]; readonly emails: readonly string[] },
): Promise<PossibleMember[]> {
  const { rows } = await sql<PossibleMember>`
    select u.id, lower(u.email) as email, u.first_name || ' ' || u.last_name as name,
      u.status = 'active' and u.type is distinct from 4 as is_allowed,
      exists (select from memberships m where m.team_id = ${teamId} and m.user_id = u.id) as is_member
    from users u
    where u.account_id = ${accountId}
      and (u.id = any(${[...userIds]}::int[]) or lower(u.email) = any(${[...emails]}::text[]))
    order by u.last_name, u.id`.execute(tx);
  return rows;
}
