import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Led = (userId: number) => RawBuilder<SqlBool>;
const ledIds = (userId: number) => sql`select id from teams where leader_id = ${userId}`;

/**
 * Row filters for a team lead without administrative permissions: the teams they lead, their members, and themselves.
 */
export const ledTeams: Led = (userId) => sql<SqlBool>`leader_id = ${userId}`;
export const ledMemberships: Led = (userId) => sql<SqlBool>`team_id in (${ledIds(userId)})`;
/**
 * Returns an expression for a team of the lead that the person of a row belongs to; null if there is none.
 */
export const ledTeamOf = (userId: number): RawBuilder<number | null> =>
  sql`(select min(team_id) from memberships where user_id = users.id and team_id in (${ledIds(userId)}))`;

export const ledPeople: Led = (userId) =>
  sql<SqlBool>`id = ${userId} or id in (select user_id from memberships where team_id in (${ledIds(userId)}))`;
