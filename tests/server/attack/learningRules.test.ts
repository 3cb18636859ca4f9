import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { questionsOf } from '../../support/finishedForms.ts';
import { missingIds } from '../isolation/ownedIds.ts';
import { records } from '../learning/testContent.ts';
import { learningSteps, own, startLearning } from '../learning/testLearners.ts';
import { addProfile } from '../results/profiles.ts';
import { readEverything } from './readEverything.ts';

type Learning = Awaited<ReturnType<typeof startLearning>>;
let learning: Learning;
let low: { user: AUser; client: Client };
let high: { user: AUser; client: Client };
let lead: { user: AUser; client: Client };
let courseId: number;

const steps = learningSteps(() => learning);

async function aProfile(user: AUser, trust: number): Promise<void> {
  const { server, account } = learning;
  const question_ids = (await questionsOf(server.deps, 's')).map(({ id }) => id);
  const whose = { account_id: account.id, user_id: user.id, question_ids, made_on: '2026-11-01' };
  await addProfile(server, { trust }, whose);
}

beforeAll(async () => {
  learning = await startLearning();
  const { admin } = learning;
  [low, high, lead] = [await steps.aLearner(), await steps.aLearner(), await steps.aLearner()];
  const team = await admin.post(`${records}/teams`, { name: 'Crew', leader_id: lead.user.id });
  for (const { user } of [low, high]) {
    await admin.post(`${records}/memberships`, { team_id: team.body.id, user_id: user.id });
    await aProfile(user, user === low.user ? -1.6 : 1.6);
  }
  courseId = await steps.aPublished('Trusting');
  const rule = { course_id: courseId, reason: 'metric', metric: 'trust', below: 40 };
  expect((await admin.post(`${records}/learning_rules`, rule)).status).toBe(201);
});
afterAll(() => learning.server.close());

const recommendedTo = async ({ client }: { readonly client: Client }) =>
  (await own(client, 'recommended')).body.courses;

/** Every row of the database, except when sessions were last used. */
async function dump(): Promise<string> {
  const { database } = learning.server;
  const { rows } = await database.executeSql(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1",
  );
  const tables = rows.map(({ tablename }) => String(tablename));
  const contents = [];
  for (const table of tables) {
    const content = await database.executeSql(`select t::text as row from "${table}" t order by 1`);
    contents.push([table, content.rows]);
  }
  return JSON.stringify(contents);
}

test('LEARN-18 a person with a low score is recommended the same course as others, and alone sees the reason', async () => {
  const course = { id: courseId, title: 'Trusting', state: 'new' };
  expect(await recommendedTo(low)).toMatchObject([
    { ...course, reasons: [{ kind: 'metric', metric: 'trust', score: 5 }] },
  ]);
  for (const other of [high, lead]) {
    expect(await recommendedTo(other)).toMatchObject([{ ...course, reasons: [] }]);
  }
});

test('LEARN-18 reading a recommendation and its reason stores nothing', async () => {
  const before = await dump();
  await recommendedTo(low);
  expect(await dump()).toBe(before);
});

test('LEARN-18 starting a recommended course is the same enrolment for everyone', async () => {
  for (const { client } of [low, high]) {
    expect((await own(client, 'start_course', { course_id: courseId })).status).toBe(200);
  }
  const { rows } = await learning.server.database.executeSql(
    'select to_jsonb(e) - array[$1, $2] as row from enrolments e where course_id = $3',
    ['id', 'user_id', courseId],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  expect(rows[0]).toMatchObject({ row: { source: 'self' } });
});

test('LEARN-18 nothing that administrators and leads can read depends on whose score is low', async () => {
  const readers = { admin: learning.admin, lead: lead.client };
  const readAll = async () => {
    const all: Record<string, string> = {};
    for (const [name, client] of Object.entries(readers)) {
      const ids = { ...missingIds, account: learning.account.id, user: low.user.id };
      for (const [request, reply] of await readEverything(client, ids, () => true)) {
        all[`${name} ${request}`] = reply;
      }
    }
    return all;
  };
  const before = await readAll();
  expect(Object.keys(before).length).toBeGreaterThan(200);
  await learning.server.database.executeSql(
    'update scores set user_id = $1 + $2 - user_id where user_id in ($1, $2)',
    [low.user.id, high.user.id],
  );
  expect((await recommendedTo(low))[0].reasons).toEqual([]);
  expect((await recommendedTo(high))[0].reasons).toHaveLength(1);
  expect(await readAll()).toEqual(before);
});

test('LEARN-18 recommendations of another account or person aren’t read while viewing it', async () => {
  const { server, account } = learning;
  const other = await server.anAccount({ name: 'Other' });
  const staff = await server.signIn(
    await server.aUser({ account: other, permissions: ['user', 'admin', 'super_admin'] }),
  );
  await staff.post('/api/v2/session/view', { account_id: account.id, reason: 'Asked for help' });
  staff.emulatedAccountId = account.id;
  expect((await own(staff, 'recommended')).body).toMatchObject({ code: 'emulating' });
  expect((await own(server.visitor(), 'recommended')).status).toBe(401);
});
