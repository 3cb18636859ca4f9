import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import type { Tx } from '../store/database.ts';
import { auditShares } from '../usecases/metricResults/sharing/auditShares.ts';

/** Sharing preferences in groups of eight people who finished a cycle. */
const shared = ['leaders', 'colleagues', 'leaders', null, 'colleagues', 'leaders', 'leaders', null] as const;
const inCircle = 9;

/**
 * Shares the profiles of some people in a released cycle so that no profile is waiting to be shown (R25), and
 * adds a constellation of some of them.
 */
export async function shareProfiles(deps: Deps, caller: Caller, userId: number): Promise<void> {
  const { database } = deps;
  await database.as(caller.scope, async (tx) => {
    const people = await profileOwners(tx, userId);
    const account_id = accountOf(caller);
    const rows = people.flatMap(({ user_id, released_on }, at) => {
      const shared_with = shared[at % shared.length];
      return shared_with ? [{ account_id, user_id, shared_with, shared_on: released_on }] : [];
    });
    if (rows.length > 0) await tx.insertInto('result_shares').values(rows).execute();
    const blueprint = await tx
      .selectFrom('blueprints')
      .select('id')
      .where('status', '=', 'approved')
      .where('kind', '=', 'role')
      .executeTakeFirst();
    await tx
      .insertInto('constellations')
      .values({
        account_id,
        name: 'Advisors for new leads',
        note: 'Who advises new team leads this year.',
        user_ids: people.slice(0, inCircle).map(({ user_id }) => user_id),
        blueprint_id: blueprint?.id ?? null,
      })
      .execute();
  });
  await auditShares(deps);
  await sql`delete from result_shares where not exists
    (select 1 from counted_profiles p where p.user_id = result_shares.user_id and p.shown is not null)`.execute(
    database.owner,
  );
}

/** Returns the owners of the profiles, the demo's user first. */
async function profileOwners(tx: Tx, userId: number) {
  const { rows } = await sql<{ user_id: number; released_on: string }>`
    select s.user_id, max(c.released_on)::text as released_on from scores s
    join survey_targets t on t.id = s.target_id join survey_campaigns c on c.id = t.campaign_id
    join users u on u.id = s.user_id and u.status = 'active'
    where s.subject = 'self' and s.replaced_on is null and c.released_on is not null
      and s.result->>'outcome' = 'profiled'
    group by 1 order by s.user_id <> ${userId}, md5(s.user_id::text)`.execute(tx);
  return rows;
}
