import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** A 360 campaign whose results about a person were released to them. */
export interface ReleasedOwnResults {
  readonly name: string;
  readonly released_on: string;
}

/** Returns the newest releases of a person's own results since a day. */
export async function listReleasedOwnResults(
  tx: Tx,
  own: {
    readonly accountId: number;
    readonly userId: number;
    readonly since: string;
    readonly limit: number;
  },
): Promise<ReleasedOwnResults[]> {
  const { rows } = await sql<ReleasedOwnResults>`
    select c.name, c.released_on
    from survey_targets t join survey_campaigns c on c.id = t.campaign_id and c.account_id = t.account_id
    where t.account_id = ${own.accountId}::int and t.user_id = ${own.userId}::int
      and c.released_to = 'self' and c.released_on >= ${own.since}::date
    order by c.released_on desc, c.id desc limit ${own.limit}`.execute(tx);
  return rows;
}
