import { sql } from 'kysely';
import type { IdentifiableMember } from '../../../domain/comments/buildRedactionDirectory.ts';
import type { PersonalMark } from '../../../resources/kit/resource.ts';
import { columnsWithMark } from '../../../resources/users/personalColumns.ts';
import type { Tx } from '../database.ts';

type Row = Readonly<Record<string, unknown>>;

interface TeamSize {
  readonly name: string;
  readonly members: number;
}

const columns = columnsWithMark('name', 'contact', 'identifier', 'attribute');

/** Returns everyone in the account, including former members, and its teams: the names that comments must not contain. */
export async function readRedactionSources(
  tx: Tx,
  accountId: number,
): Promise<{ readonly members: readonly IdentifiableMember[]; readonly teams: readonly TeamSize[] }> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from users where account_id = ${accountId}`.execute(
    tx,
  );
  const teams = await tx
    .selectFrom('teams')
    .leftJoin('memberships', 'memberships.team_id', 'teams.id')
    .select(['teams.name', sql<number>`count(memberships.user_id)::int`.as('members')])
    .where('teams.account_id', '=', accountId)
    .groupBy(['teams.id', 'teams.name'])
    .execute();
  return { members: rows.map(memberOf), teams };
}

function memberOf(row: Row): IdentifiableMember {
  const values = (mark: PersonalMark) =>
    columnsWithMark(mark).flatMap((name) => (row[name] ? [[name, String(row[name])] as const] : []));
  const texts = (mark: 'name' | 'contact' | 'identifier') => values(mark).map(([, value]) => value);
  return {
    names: texts('name'),
    contacts: texts('contact'),
    identifiers: texts('identifier'),
    attributes: Object.fromEntries(values('attribute')),
  };
}
