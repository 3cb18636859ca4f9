import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { canBeSurveyed } from './memberships.ts';

export type Finding = 'empty' | 'leaderless' | 'small' | 'several' | 'none';
export interface FindingCounts extends Record<Finding, number> {
  readonly teams: number;
  readonly people: number;
}

/** Returns teams with the number of members who can be surveyed, and the name of the lead if active. */
const sizedTeams = (accountId: number) => sql`
  select teams.id, teams.name, count(users.id)::int as size,
    max(case when leader.status = 'active' then leader.first_name || ' ' || leader.last_name end) as leader
  from teams
  left join memberships on memberships.team_id = teams.id
  left join users on users.id = memberships.user_id and ${canBeSurveyed}
  left join users leader on leader.id = teams.leader_id
  where teams.account_id = ${accountId}
  group by teams.id, teams.name`;

/** Returns people with an ordinary sign-in or in a team, with their number of teams. */
const peopleWithTeams = (accountId: number) => sql`
  select users.id, users.first_name || ' ' || users.last_name as name, users.email, users.type,
    count(memberships.id)::int as teams
  from users left join memberships on memberships.user_id = users.id
  where users.account_id = ${accountId} and ${canBeSurveyed}
  group by users.id`;

const isTeams = (finding: Finding) => finding !== 'several' && finding !== 'none';

function conditionOf(finding: Finding, minimum: number): RawBuilder<unknown> {
  if (finding === 'empty') return sql`size = 0`;
  if (finding === 'leaderless') return sql`leader is null`;
  if (finding === 'small') return sql`size > 0 and size < ${minimum}`;
  return finding === 'several' ? sql`teams > 1` : sql`teams = 0 and type is null`;
}

export async function countFindings(tx: Tx, accountId: number, minimum: number): Promise<FindingCounts> {
  const of = (finding: Finding) => sql`(count(*) filter (where ${conditionOf(finding, minimum)}))::int`;
  const { rows } = await sql<FindingCounts>`
    select * from
      (select count(*)::int as teams, ${of('empty')} as empty, ${of('leaderless')} as leaderless, ${of('small')} as small
        from (${sizedTeams(accountId)}) t) t,
      (select count(*)::int as people, ${of('several')} as several, ${of('none')} as none
        from (${peopleWithTeams(accountId)}) p) p`.execute(tx);
  const [finding] = rows;
  if (!finding) throw new Error('counting answers one row');
  return finding;
}

export interface FindingRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly leader: string | null;
  readonly size: number | null;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
}

/** Returns the teams or people of one finding, ordered by name. */
export async function listFindings(
  tx: Tx,
  accountId: number,
  { finding, minimum }: { readonly finding: Finding; readonly minimum: number },
  page: { readonly from: number; readonly size: number },
): Promise<FindingRow[]> {
  const where = conditionOf(finding, minimum);
  const slice = sql`order by name, id offset ${page.from} limit ${page.size}`;
  const { rows } = isTeams(finding)
    ? await sql<FindingRow>`
        select id, name, null as email, leader, size, '[]'::json as teams
        from (${sizedTeams(accountId)}) t where ${where} ${slice}`.execute(tx)
    : await sql<FindingRow>`
        select id, name, email, null as leader, null as size,
          coalesce((select json_agg(json_build_object('id', teams.id, 'name', teams.name) order by teams.name)
            from memberships join teams on teams.id = memberships.team_id where memberships.user_id = p.id),
            '[]'::json) as teams
        from (${peopleWithTeams(accountId)}) p where ${where} ${slice}`.execute(tx);
  return rows;
}
