import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface FormerMember {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly joined_on: string;
  readonly joined_by: string | null;
  readonly left_on: string | null;
  readonly left_by: string | null;
}

const nameOf = (table: string) =>
  sql<string>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

/** Returns ended memberships of a team, the most recent end first. */
export async function listFormerMembers(
  tx: Tx,
  accountId: number,
  teamId: number,
  page: { readonly from: number; readonly size: number },
): Promise<{ members: FormerMember[]; total: number }> {
  const query = tx
    .selectFrom('membership_history as h')
    .where('h.account_id', '=', accountId)
    .where('h.team_id', '=', teamId)
    .where('h.left_on', 'is not', null);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const members = await query
    .innerJoin('users as person', 'person.id', 'h.user_id')
    .leftJoin('users as adder', 'adder.id', 'h.joined_by')
    .leftJoin('users as remover', 'remover.id', 'h.left_by')
    .select(['h.id', 'h.user_id', 'h.joined_on', 'h.left_on'])
    .select([
      nameOf('person').as('name'),
      nameOf('adder').$castTo<string | null>().as('joined_by'),
      nameOf('remover').$castTo<string | null>().as('left_by'),
    ])
    .orderBy('h.left_on', 'desc')
    .orderBy('h.id', 'desc')
    .offset(page.from)
    .limit(page.size)
    .execute();
  return { members, total };
}
