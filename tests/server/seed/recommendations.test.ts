import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SuggestionResponse } from '../../../contract/v2/recommendations.ts';
import { suggestionPath } from '../../../domain/recommendations/suggestions.ts';
import { demoUsers } from '../../../server/content/demoUsers.ts';
import { loadDemo } from '../../../server/seed/loadDemo.ts';
import { readCatalog } from '../../../server/store/recommendations/plans.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps, () => undefined);
}, 120_000);
afterAll(() => server.close());

interface Recommending {
  readonly suggestions: readonly SuggestionResponse[];
}
interface Recommended {
  readonly id: number;
}

/** Everything that is recommended to a person: from their own results, to leads, and by their company. */
async function listRecommended(client: Client, userId: number) {
  const plan = await client.post('/api/v2/rec_plans/get_rec_plan', { user_id: userId });
  const leader = await client.post('/api/v2/microsurvey_results/icb_recommendations_v2', {});
  const company = await client.post('/api/v2/my_learning/recommended', {});
  const suggestions = [...(plan.body.rec_plans ?? []), ...(leader.body.recommendations ?? [])].flatMap(
    (one: Recommending) => one.suggestions,
  );
  const courses = (company.body.courses ?? []) as readonly Recommended[];
  return [...suggestions.map(({ path }) => path), ...courses.map(({ id }) => `/learn/view/${id}`)];
}

/** The status with which the content of a screen is read. */
async function readContent(client: Client, path: string): Promise<number> {
  const id = Number(/\d+$/.exec(path)?.[0]);
  if (path.startsWith('/learn/view/')) {
    return (await client.post('/api/v2/my_learning/read_course', { course_id: id })).status;
  }
  if (path.startsWith('/my-sessions/s/')) {
    return (await client.post('/api/v2/my_sessions/read', { event_id: id })).status;
  }
  if (path.startsWith('/learn/manage/')) {
    return (await client.get(`/api/v2/resources/learning_paths/${id}`)).status;
  }
  return (await client.post('/api/v2/builder/own_sprint', { sprint_id: id })).status;
}

test('LEARN-19 every recommendation of the demo opens content that its reader may open', async () => {
  const closed: string[] = [];
  for (const { email } of demoUsers) {
    const { id } = await server.database.owner
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const client = await server.signIn({ id });
    for (const path of new Set(await listRecommended(client, id))) {
      const status = await readContent(client, path);
      if (status !== 200) closed.push(`${email} ${path} ${status}`);
    }
  }
  expect(closed).toEqual([]);
});

test('LEARN-19 every entry of the demo’s catalog opens content', async () => {
  const { id } = await server.database.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'local-admin@demo.example')
    .executeTakeFirstOrThrow();
  const admin = await server.signIn({ id });
  const now = server.clock.now();
  const catalog = await server.database.owner
    .transaction()
    .execute((tx) => readCatalog(tx, { userId: id, now }));
  const kinds = new Set(catalog.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['course', 'live_session', 'learning_path']));
  for (const entry of catalog) {
    const path = suggestionPath(entry);
    expect([path, await readContent(admin, path)]).toEqual([path, 200]);
  }
});

test('LEARN-45 the demo’s user sees completed courses next to the changes of their metrics', async () => {
  const user = await server.database.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'user@demo.example')
    .executeTakeFirstOrThrow();
  const { body } = await (await server.signIn(user)).get('/api/v2/scores/own');
  const [change] = body.changes;
  expect(change).toMatchObject({ obstacle: null, completed: [{ metric: 'empathy' }, { metric: 'courage' }] });
  expect(change.metrics.map(({ metric }: { metric: string }) => metric)).toEqual(
    expect.arrayContaining(['empathy', 'courage']),
  );
});
