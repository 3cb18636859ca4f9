import { sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { Tx } from '../database.ts';

/** A person related to a target of a campaign. */
export interface RelatedPerson {
  readonly target_id: number;
  readonly user_id: number;
  readonly relationship: Exclude<RaterRelationship, 'self'>;
}

/**
 * Returns active managers, direct reports and peers with an email address of all targets of a campaign; recorded relationships precede team
 * members.
 */
export async function listRelatedPeople(tx: Tx, campaignId: number): Promise<RelatedPerson[]> {
  const { rows } = await sql<RelatedPerson>`
    select distinct on (t.id, stands.user_id) t.id as target_id, stands.user_id, stands.relationship
    from survey_targets t
    cross join lateral (
      select from_user_id as user_id, 'manager' as relationship, 1 as rank from relationships
        where kind = 'manager' and to_user_id = t.user_id
      union all select to_user_id, 'direct_report', 2 from relationships
        where kind = 'manager' and from_user_id = t.user_id
      union all select to_user_id, kind, 3 from relationships where kind in ('peer', 'other') and from_user_id = t.user_id
      union all select from_user_id, kind, 3 from relationships where kind in ('peer', 'other') and to_user_id = t.user_id
      union all select other.user_id, 'peer', 4 from memberships own
        join memberships other on other.team_id = own.team_id where own.user_id = t.user_id
    ) stands
    join users u on u.id = stands.user_id and u.status = 'active' and u.email is not null and u.type is distinct from 4
    where t.campaign_id = ${campaignId} and stands.user_id <> t.user_id
    order by t.id, stands.user_id, stands.rank`.execute(tx);
  return rows;
}

/** Returns names of people by id; erased people are omitted. */
export async function readNames(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('account_id', '=', accountId)
    .where((where) => where('id', '=', where.fn.any(where.val([...new Set(ids)]))))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
