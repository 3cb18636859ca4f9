import { sql } from 'kysely';
import type { Database } from '../server/store/database.ts';
import { addUsers, type BenchAccount } from './benchDatabase.ts';

export const questionsPerForm = 48;
const quarters = ['2025-11-30', '2026-02-28', '2026-05-31', '2026-08-31'] as const;
/** Rows inserted per statement. */
const batchSize = 20_000;

/** Adds four closed campaigns with everyone invited, and one open campaign. */
export async function addCampaigns(
  { owner }: Database,
  { accountId, adminId }: BenchAccount,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, closesOn] of [...quarters, '2026-12-31'].entries()) {
    const isClosed = at < quarters.length;
    const { id } = await owner
      .insertInto('benchmark_campaigns')
      .values({
        account_id: accountId,
        name: `Bench ${at + 1}`,
        status: isClosed ? 'closed' : 'open',
        opens_on: null,
        closes_on: closesOn,
        launched_on: '2025-11-01',
        closed_on: isClosed ? closesOn : null,
        created_by: adminId,
        message: null,
        questions_per_sitting: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    if (isClosed) await publish({ owner }, accountId, id, closesOn);
  }
  return ids;
}

/** Publishes a release of maximum size: hundreds of teams in a large company. */
async function publish(
  { owner }: Pick<Database, 'owner'>,
  accountId: number,
  campaignId: number,
  day: string,
) {
  await sql`
    with release as (
      insert into releases (account_id, campaign_id, epoch, k, spread, created_on)
      select ${accountId}::int, ${campaignId}::int, 1, 5, jsonb_object_agg(id::text, 24), ${day}::date from elements
      returning id
    )
    insert into release_cells
      (release_id, account_id, dim, category, members, subject, subject_id, value, low, high, n_band)
    select release.id, ${accountId}::int, dims.dim, dims.dim || part.n, array[dims.dim || part.n], subjects.subject,
      subjects.id, 40 + (part.n * 7 + subjects.id * 3 + ${campaignId}::int) % 40, false, false, 20
    from release,
      (values ('overall', 1), ('team', 400), ('department', 40), ('location', 12), ('level', 6), ('gender', 3), ('race', 8),
        ('decade', 6)) as dims (dim, parts),
      lateral generate_series(1, dims.parts) as part (n),
      (select 'element' as subject, id from elements union all select 'topic', id from topics
        union all select 'overall', 0) as subjects`.execute(owner);
}

/** Adds people numbered from `there` up to `wanted`, all invited to each campaign; a quarter of them have finished. */
export async function addPeople(
  database: Database,
  { accountId }: BenchAccount,
  campaignIds: readonly number[],
  { existing, total }: { readonly existing: number; readonly total: number },
): Promise<void> {
  await addUsers(database, accountId, total - existing, existing);
  for (const campaignId of campaignIds) {
    await sql`
      insert into participations (account_id, campaign_id, user_id, status, invited_on, finished_on)
      select ${accountId}::int, ${campaignId}::int, id, case when id % 4 = 0 then 'finished' else 'invited' end,
        date '2025-11-01', case when id % 4 = 0 then date '2025-11-20' end
      from users
      where account_id = ${accountId}::int
        and not exists (select from participations where campaign_id = ${campaignId}::int and user_id = users.id)`.execute(
      database.owner,
    );
  }
}

/** Adds anonymous finished responses, distributed evenly over the closed campaigns. */
export async function addResponses(
  { owner }: Database,
  campaignIds: readonly number[],
  forms: number,
): Promise<void> {
  for (let done = 0; done < forms; done += batchSize) {
    await sql`
      insert into responses (id, campaign_id, scores)
      select gen_random_uuid(), (${sql.val(campaignIds)}::int[])[1 + n % ${campaignIds.length}::int],
        (select array_agg((random() * 10)::int * 10) from generate_series(1, ${questionsPerForm}::int) where n > 0)
      from generate_series(1, ${Math.min(batchSize, forms - done)}::int) as n`.execute(owner);
  }
}
