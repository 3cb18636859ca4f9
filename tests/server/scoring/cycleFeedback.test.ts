import { afterAll, beforeAll, expect, test } from 'vitest';
import { builderScope } from '../../../server/kernel/scope.ts';
import { publishRatings } from '../../../server/usecases/scoring/publishRatings.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import {
  aCycle,
  addFinishedPeople,
  addTargets,
  submitFeedback,
  submitRatings,
} from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A closed cycle with this number of people and feedback entries. */
async function aClosedCycle(
  account: AnAccount,
  admin: Client,
  { people, given, raterOf = 0 }: { people: number; given: number; raterOf?: number },
): Promise<number> {
  const campaign_id = await aCycle(server.deps, account.id);
  await addFinishedPeople(server.deps, { accountId: account.id, campaignId: campaign_id, count: people });
  const { owner } = server.database;
  const targets = await owner
    .selectFrom('survey_targets')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .limit(raterOf)
    .execute();
  const requests = targets.map(({ id }) => ({
    ...{ account_id: account.id, kind: 'r' as const, campaign_id, target_id: id },
    ...{ relationship: 'peer' as const, first_name: 'Quillon', last_name: 'Outside' },
    email: 'quillon@partner.example',
  }));
  if (requests.length > 0) await owner.insertInto('assignments').values(requests).execute();
  const feedback = Array.from({ length: given }, (_, at) => ({
    rating: 4 + (at % 2),
    improvement: at < 12 ? 'Shorter, says Quillon, as Somebody asked' : null,
  }));
  if (given > 0) await submitFeedback(server.deps, campaign_id, feedback);
  expect((await admin.post('/api/v2/surveys/close', { campaign_id })).status).toBe(200);
  return campaign_id;
}

const nothingTold = { n_band: null, shares: [], comments: [], total: 0, themes: [] };
const ask = (client: Client, campaign_id?: number) =>
  client.post('/api/v2/metric_results/feedback', { campaign_id });

test('survey feedback of a cycle is shown after the release, to administrators of the account, without names', async () => {
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  const permissions = ['user', 'local_admin'] as const;
  const admin = await server.signIn(await server.aUser({ account, permissions: [...permissions] }));
  const cycle = await aClosedCycle(account, admin, { people: 24, given: 24, raterOf: 2 });
  const { owner } = server.database;
  expect(
    await owner.selectFrom('sealed_ratings').where('campaign_id', '=', cycle).select('id').execute(),
  ).toEqual([]);
  const stored = await owner
    .selectFrom('release_comments')
    .selectAll()
    .orderBy('ctid' as 'id')
    .execute();
  expect(stored.map(({ id }) => id)).toEqual(stored.map(({ id }) => id).sort());
  expect((await ask(admin, cycle)).status).toBe(404);
  await admin.post('/api/v2/surveys/release', { campaign_id: cycle });
  const { body } = await ask(admin, cycle);
  expect(body).toMatchObject({
    n_band: 20,
    shares: [
      { steps: [1, 2, 3, 4], percent: 50 },
      { steps: [5], percent: 50 },
    ],
    total: 12,
  });
  expect(new Set(body.comments)).toEqual(new Set(['Shorter, says [removed], as [removed] asked']));
  const own = await admin.post('/api/v2/metric_results/comments', { campaign_id: cycle });
  expect(own.body.views).toEqual([]);

  const lead = await server.signIn(await server.aUser({ account, permissions: ['user', 'supervisor'] }));
  const elsewhere = await server.aUser({ account: await server.anAccount(), permissions: [...permissions] });
  expect((await ask(server.visitor(), cycle)).status).toBe(401);
  expect((await ask(lead, cycle)).status).toBe(403);
  expect((await ask(await server.signIn(elsewhere), cycle)).status).toBe(404);
  expect((await ask(admin)).status).toBe(422);
});

test('feedback of four people, of no one, and of many forms of few people are indistinguishable', async () => {
  const account = await server.anAccount({ modules: [1, 2, 3, 4] });
  const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
  const few = [
    { people: 24, given: 0 },
    { people: 24, given: 4 },
    { people: 8, given: 24, raterOf: 8 },
  ];
  for (const plan of few) {
    const cycle = await aClosedCycle(account, admin, plan);
    await admin.post('/api/v2/surveys/release', { campaign_id: cycle });
    expect((await ask(admin, cycle)).body).toEqual(nothingTold);
  }
});

test('feedback about a person who was erased is discarded and does not block other results', async () => {
  const account = await server.anAccount();
  const cycle = await aCycle(server.deps, account.id);
  const boxesLeft = () =>
    server.database.owner
      .selectFrom('sealed_ratings')
      .where('campaign_id', '=', cycle)
      .select('id')
      .execute();
  const erased = await server.aUser({ account });
  const [target_id = 0] = await addTargets(server.deps, { id: cycle, accountId: account.id }, [erased.id]);
  const form = { target_id, relationship: 'peer', answers: [], quality: 'good', supplementals: [] } as const;
  await submitRatings(server.deps, cycle, [form]);
  const admin = await server.signIn(await server.aUser({ account, permissions: ['local_admin'] }));
  expect((await admin.post('/api/v2/personal_data/erase', { user_id: erased.id })).status).toBe(200);
  expect(await boxesLeft()).toHaveLength(1);
  const result = await server.database.as(builderScope, (tx) =>
    publishRatings(server.deps, tx, { id: cycle, account_id: account.id }),
  );
  expect(result).toEqual({ scored: 0, without: 0 });
  expect(await boxesLeft()).toEqual([]);
});
