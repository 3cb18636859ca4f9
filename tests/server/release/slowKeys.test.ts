import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { closeDueCampaigns } from '../../../server/usecases/campaigns/closeCampaign.ts';
import { reconcileKeys } from '../../../server/usecases/keys/reconcileKeys.ts';
import { withKeysRead } from '../../../server/usecases/keys/withKeysRead.ts';
import {
  publishClosedCampaigns,
  publishOrQueue,
} from '../../../server/usecases/releasing/publishClosedCampaigns.ts';
import { closeDueSurveys } from '../../../server/usecases/surveys/closeSurveyCampaign.ts';
import { createTransitKeyStore } from '../../../server/vault/keyStore/transitKeyStore.ts';
import { actAfterTransaction } from '../../support/actAfterTransaction.ts';
import { type FakeTransit, startFakeTransit } from '../../support/fakeTransit.ts';
import {
  aCycle,
  addTargets,
  questionsOf,
  randomRankings,
  submitRatings,
} from '../../support/finishedForms.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { testDatabase } from '../../support/testDatabase.ts';
import { type WatchedDatabase, watchTransactions } from '../../support/watchTransactions.ts';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  closeCampaign,
  microSurvey,
} from '../campaigns/testCampaigns.ts';
import { submitForms } from '../results/submitForms.ts';
import { cellsOf } from './published.ts';

let transit: FakeTransit;
let watched: WatchedDatabase;
let server: TestServer;
/** The requests to the key service that arrived while a transaction was open. */
let inTransaction: string[];

beforeAll(async () => {
  transit = await startFakeTransit();
  const limits = { allowsPrivateAddresses: true, timeoutMs: 10_000, maxResponseBytes: 100_000 };
  const service = { url: transit.url, token: transit.token, mount: 'transit' };
  watched = watchTransactions(await testDatabase());
  const keys = createTransitKeyStore(createOutboundClient(limits), service, randomUUID());
  server = await startTestServer({ database: watched.database, keys });
});
afterAll(async () => {
  await server.close();
  transit.close();
});
beforeEach(() => {
  inTransaction = [];
  answerAll();
});

const note = (request: string) => {
  if (watched.openTransactions() > 0) inTransaction.push(request);
};
const answerAll = () => transit.delayBy(async (request) => note(request));

/** Holds back the answer to the first request; returns when it has arrived, with a function that lets it pass. */
function holdFirstRequest(): { readonly arrived: Promise<void>; readonly pass: () => void } {
  let pass = () => {};
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    let isFirst = true;
    transit.delayBy(async (request) => {
      note(request);
      if (!isFirst) return;
      isFirst = false;
      resolve();
      await passed;
    });
  });
  return { arrived, pass };
}

/** An open campaign for the first people of a company, in which all of them have answered. */
async function anAnsweredCampaign({ admin, people }: Company, count: number): Promise<number> {
  const user_ids = people.slice(0, count).map(({ id }) => id);
  const id = await anOpenCampaign(admin, { audience: 'chosen', user_ids, cuts: [] });
  await submitForms(server, id, count, (person, question) => (person * 37 + question * 53) % 101);
  return id;
}

async function isLimited(id: number): Promise<boolean> {
  const release = await server.database.owner
    .selectFrom('releases')
    .select('limited_by_audience')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  return release.limited_by_audience;
}

/** Closes campaigns without publishing them, as if the server had stopped in between. */
async function closeOnly(ids: readonly number[]): Promise<void> {
  const { owner } = server.database;
  await owner
    .updateTable('benchmark_campaigns')
    .set({ closes_on: '2026-11-19' })
    .where('id', 'in', ids)
    .execute();
  await closeDueCampaigns(server.deps);
}

test('no transaction is open while a key is read or created, from the close to the results', async () => {
  const company = await aCompany(server, 13);
  const first = await anAnsweredCampaign(company, 12);
  const second = await anAnsweredCampaign(company, 13);
  const before = transit.requests.length;
  inTransaction = [];
  await closeCampaign(company.admin, first);
  await closeOnly([second]);
  await publishClosedCampaigns(server.deps);
  expect(transit.requests.length).toBeGreaterThan(before);
  expect(inTransaction).toEqual([]);
  expect([await isLimited(first), await isLimited(second)]).toEqual([false, true]);
});

test('no transaction is open while the key of a 360 is read', async () => {
  const company = await aCompany(server, 5);
  const { deps } = server;
  const id = await aCycle(deps, company.account.id, { closes_on: '2026-11-19' });
  const [target_id = 0] = await addTargets(
    deps,
    { id, accountId: company.account.id },
    company.people.slice(0, 1).map((person) => person.id),
  );
  const questions = await questionsOf(deps, 'r');
  const random = seededRandom(5);
  const ratings = company.people.slice(1).map(() => ({
    target_id,
    relationship: 'peer' as const,
    answers: randomRankings(random, questions),
    quality: 'good' as const,
    supplementals: [],
  }));
  await submitRatings(deps, id, ratings);
  const before = transit.requests.length;
  await closeDueSurveys(deps);
  expect(transit.requests.length).toBeGreaterThan(before);
  expect(inTransaction).toEqual([]);
  const left = await deps.database.owner.selectFrom('sealed_ratings').select('id').execute();
  expect(left).toHaveLength(0);
});

test('a close that waits for the key service holds no lock, and of two closes one succeeds', async () => {
  const company = await aCompany(server, 12);
  const id = await anAnsweredCampaign(company, 12);
  const { arrived, pass } = holdFirstRequest();
  const close = () => microSurvey(company.admin, 'toggle-campaign-status', { campaign_id: id, from: 'open' });
  const waiting = close();
  await arrived;
  // Another close locks the campaign, and the job keeps the key of its audience.
  expect((await close()).status).toBe(200);
  await reconcileKeys(server.deps);
  pass();
  expect((await waiting).status).toBe(409);
  expect(await cellsOf(server, id)).not.toHaveLength(0);
  const next = await anAnsweredCampaign(company, 11);
  await closeCampaign(company.admin, next);
  expect(await isLimited(next)).toBe(true);
});

test('a key of an audience that is created while its campaign is open is kept', async () => {
  const company = await aCompany(server, 12);
  const id = await anAnsweredCampaign(company, 12);
  const key = await server.deps.keys.obtain({ kind: 'audience', id });
  await reconcileKeys(server.deps);
  expect(await server.deps.keys.read({ kind: 'audience', id })).toEqual(key);
  await microSurvey(company.admin, 'delete-micro-survey-campaign', { campaign_id: id });
  await reconcileKeys(server.deps);
  expect(await server.deps.keys.read({ kind: 'audience', id })).toBeNull();
});

test('results that another server publishes while keys are read are published once', async () => {
  const company = await aCompany(server, 12);
  const id = await anAnsweredCampaign(company, 12);
  await closeOnly([id]);
  const { arrived, pass } = holdFirstRequest();
  const waiting = publishClosedCampaigns(server.deps);
  await arrived;
  await publishClosedCampaigns(server.deps);
  pass();
  await waiting;
  expect(
    await server.database.owner.selectFrom('responses').select('id').where('campaign_id', '=', id).execute(),
  ).toHaveLength(12);
});

test('a server that finds results published by another keeps the key of their audience', async () => {
  const company = await aCompany(server, 12);
  const id = await anAnsweredCampaign(company, 12);
  await closeOnly([id]);
  const { owner } = server.database;
  const forms = await owner.selectFrom('waiting_forms').selectAll().where('campaign_id', '=', id).execute();
  const late = forms.slice(4);
  const lateIds = late.map((form) => form.id);
  await owner.deleteFrom('waiting_forms').where('id', 'in', lateIds).execute();
  const isOpened = (result: unknown) => typeof result === 'object' && result !== null && 'forms' in result;
  const publishAll = vi.fn(async () => {
    await owner.insertInto('waiting_forms').values(late).execute();
    await publishClosedCampaigns(server.deps);
  });
  const database = actAfterTransaction(server.deps.database, isOpened, publishAll);
  // This server has read four forms, which aren't enough for results.
  await publishClosedCampaigns({ ...server.deps, database });
  expect(publishAll).toHaveBeenCalledOnce();
  expect(await cellsOf(server, id)).not.toHaveLength(0);
  expect(await server.deps.keys.read({ kind: 'audience', id })).not.toBeNull();
  const next = await anAnsweredCampaign(company, 11);
  await closeCampaign(company.admin, next);
  expect(await isLimited(next)).toBe(true);
});

test('results are compared with those that were published while keys were read', async () => {
  const company = await aCompany(server, 13);
  const [first, second] = [await anAnsweredCampaign(company, 12), await anAnsweredCampaign(company, 13)];
  await closeOnly([first, second]);
  const { arrived, pass } = holdFirstRequest();
  const waiting = publishOrQueue(server.deps, second);
  await arrived;
  await publishOrQueue(server.deps, first);
  pass();
  await waiting;
  expect([await isLimited(first), await isLimited(second)]).toEqual([false, true]);
});

test('a key service that fails leaves an open campaign open and results waiting', async () => {
  const company = await aCompany(server, 12);
  const id = await anAnsweredCampaign(company, 12);
  inTransaction = [];
  transit.failWith(503);
  const refused = await microSurvey(company.admin, 'toggle-campaign-status', {
    campaign_id: id,
    from: 'open',
  });
  expect(refused.status).toBe(503);
  transit.failWith(null);
  await closeOnly([id]);
  transit.failWith(503);
  await expect(publishClosedCampaigns(server.deps)).rejects.toMatchObject({ code: 'unavailable' });
  transit.failWith(null);
  await publishClosedCampaigns(server.deps);
  expect(await cellsOf(server, id)).not.toHaveLength(0);
  expect(inTransaction).toEqual([]);
});

test('the keys of many earlier audiences are read 16 at a time, and not further after a failure', async () => {
  let running = 0;
  let most = 0;
  let calls = 0;
  const readAll = (answer: (id: number) => Buffer) => {
    const keys = {
      ...server.deps.keys,
      async read({ id }: { readonly id: number }) {
        calls += 1;
        running += 1;
        most = Math.max(most, running);
        await pause(5);
        running -= 1;
        return answer(id);
      },
    };
    const ids = Array.from({ length: 100 }, (_, at) => at + 1);
    return withKeysRead({ ...server.deps, keys }, (deps) =>
      Promise.all(ids.map((id) => deps.keys.read({ kind: 'audience', id }))),
    );
  };
  expect(await readAll((id) => Buffer.of(id))).toHaveLength(100);
  expect({ most, calls }).toEqual({ most: 16, calls: 100 });
  calls = 0;
  const failing = readAll(() => {
    throw new Error('The key service is overloaded.');
  });
  await expect(failing).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(16);
});
