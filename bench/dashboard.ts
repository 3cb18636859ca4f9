import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/store/database.ts';
import { hashOf } from '../server/vault/links.ts';
import { depsOn, type Ground, type Office, openGround, openOffice } from './ground.ts';
import { median } from './load.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const questionsPerForm = 48;
const calls = 60;

/** How long the dashboard's call takes when so many answers lie behind the same published cells. */
export async function dashboard(ground: Ground): Promise<{ answers: number; ms: number }[]> {
  const database = await openGround(ground);
  const office = await openOffice(database);
  const campaignId = await closedCampaign(database, office);
  const token = await session(database, office.adminId);
  const app = await buildApp(depsOn(database, ground.secret));
  const measured: { answers: number; ms: number }[] = [];
  let forms = 0;
  for (const answers of sizes) {
    const wanted = Math.ceil(answers / questionsPerForm);
    await addResponses(database, campaignId, wanted - forms);
    forms = wanted;
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const started = performance.now();
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v2/microsurvey_results/topic_scores_by_element',
        cookies: { cairn_session: token },
        payload: { campaign_id: null },
      });
      times.push(performance.now() - started);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    measured.push({ answers, ms: median(times) });
  }
  await app.close();
  await database.close();
  return measured;
}

async function closedCampaign({ owner }: Database, { accountId, adminId }: Office): Promise<number> {
  const campaign = await owner
    .insertInto('benchmark_campaigns')
    .values({
      account_id: accountId,
      name: 'Bench',
      status: 'closed',
      opens_on: null,
      closes_on: '2026-03-31',
      launched_on: '2026-03-01',
      closed_on: '2026-03-31',
      created_by: adminId,
      message: null,
      questions_per_sitting: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    with release as (
      insert into releases (account_id, campaign_id, epoch, k, spread, created_on)
      values (${accountId}::int, ${campaign.id}::int, 1, 5, '{}', '2026-03-31') returning id
    )
    insert into release_cells
      (release_id, account_id, dim, category, members, subject, subject_id, value, low, high, n_band)
    select release.id, ${accountId}::int, dims.dim, dims.dim || part.n, array[dims.dim || part.n], subjects.subject,
      subjects.id, 60, false, false, 20
    from release,
      (values ('overall', 1), ('team', 20), ('department', 12), ('gender', 3)) as dims (dim, parts),
      lateral generate_series(1, dims.parts) as part (n),
      (select 'element' as subject, id from elements union all select 'topic', id from topics
        union all select 'overall', 0) as subjects`.execute(owner);
  return campaign.id;
}

async function addResponses({ owner }: Database, campaignId: number, forms: number): Promise<void> {
  await sql`
    insert into responses (id, campaign_id, scores)
    select gen_random_uuid(), ${campaignId}::int,
      (select array_agg((random() * 10)::int * 10) from generate_series(1, ${questionsPerForm}::int) where n > 0)
    from generate_series(1, ${forms}::int) as n`.execute(owner);
}

async function session({ owner }: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await owner
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      device: 'bench',
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    })
    .execute();
  return token;
}
