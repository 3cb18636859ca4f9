import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { askSupplemental as ask, entriesOf } from './testQuestions.ts';

let server: TestServer;
let company: AnAccount;
let lumen: AnAccount;
let ourAdmin: AUser;
let ours: Client;
let theirs: Client;
let platform: Client;

beforeAll(async () => {
  server = await startTestServer();
  company = await server.anAccount({ name: 'Harbor & Pine' });
  lumen = await server.anAccount({ name: 'Lumen Works' });
  const cairn = await server.anAccount({ name: 'Cairn' });
  ourAdmin = await server.aUser({ account: company, permissions: ['local_admin'] });
  ours = await server.signIn(ourAdmin);
  theirs = await server.signIn(await server.aUser({ account: lumen, permissions: ['local_admin'] }));
  platform = await server.signIn(await server.aUser({ account: cairn, permissions: ['admin'] }));
});
afterAll(() => server.close());

const choice = {
  kind: 'choice',
  text: 'Where do you work most?',
  options: [
    { id: null, text: 'At home' },
    { id: null, text: 'On site' },
  ],
};
const draft = (form: object = {}, settings: object = {}) => ({
  id: null,
  form: { ...choice, ...form },
  campaign_kinds: ['benchmark'],
  ...settings,
});

async function add(client: Client, form: object = {}, settings: object = {}): Promise<number> {
  const reply = await ask(client, 'save', draft(form, settings));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.id;
}
const read = async (client: Client, id: number) => (await ask(client, 'question', { id })).body.question;
const listed = async (client: Client) => (await client.get('/api/v2/resources/supplemental_questions')).body;

test('every call requires an administrator and rejects invalid bodies', async () => {
  const person = await server.signIn(await server.aUser({ account: company, permissions: ['supervisor'] }));
  for (const call of ['question', 'save', 'translate', 'offered', 'take']) {
    expect((await ask(server.visitor(), call)).status).toBe(401);
    expect((await ask(person, call)).status).toBe(403);
    if (call !== 'offered') expect((await ask(ours, call)).status).toBe(422);
  }
});

describe('a custom question of an account', () => {
  test('ROUTE-81 ROUTE-82 is added last, listed, read, and deleted with its versions', async () => {
    await add(ours, { kind: 'text', text: 'What should change?', options: [] });
    const id = await add(ours, {}, { required: true });
    const [first, second] = await listed(ours);
    expect([first.place, second.place]).toEqual([1, 2]);
    expect(second).toMatchObject({
      id,
      kind: 'choice',
      required: true,
      version: 1,
      campaign_kinds: ['benchmark'],
    });
    const question = await read(ours, id);
    expect(question.versions[0].form.options).toEqual([
      { id: 1, text: 'At home' },
      { id: 2, text: 'On site' },
    ]);
    expect(question.may_share).toBe(false);
    expect((await ours.delete(`/api/v2/resources/supplemental_questions/${id}`)).status).toBe(200);
    expect((await ask(ours, 'question', { id })).status).toBe(404);
    expect((await entriesOf(server, 'supplemental_questions', id)).map(({ action }) => action)).toEqual([
      'create',
      'delete',
    ]);
  });

  test('is not found by another account in any call', async () => {
    const id = await add(ours);
    expect((await ask(theirs, 'question', { id })).status).toBe(404);
    expect((await ask(theirs, 'save', draft({}, { id }))).status).toBe(404);
    const words = [{ part: 'text', text: 'Wo?' }];
    expect((await ask(theirs, 'translate', { id, version: 1, locale: 'de', words })).status).toBe(404);
    expect((await ask(theirs, 'take', { id })).status).toBe(404);
    expect((await theirs.delete(`/api/v2/resources/supplemental_questions/${id}`)).status).toBe(404);
    expect(await listed(theirs)).toEqual([]);
    expect((await read(ours, id)).version).toBe(1);
  });

  test('gets a new version when its content changes, but not for a setting', async () => {
    const id = await add(ours);
    const { updated_at } = await read(ours, id);
    const settings = { id, updated_at, active: false, place: 7 };
    const stored = [
      { id: 1, text: 'At home' },
      { id: 2, text: 'On site' },
    ];
    server.clock.advance(1_000);
    expect((await ask(ours, 'save', draft({ options: stored }, settings))).status).toBe(200);
    expect(await read(ours, id)).toMatchObject({ version: 1, active: false, place: 7 });
    const options = [...stored.slice(1), { id: null, text: 'On the road' }];
    const { updated_at: newer } = await read(ours, id);
    server.clock.advance(1_000);
    await ask(ours, 'save', draft({ options }, { id, updated_at: newer }));
    const { version, versions } = await read(ours, id);
    expect([version, versions.length]).toEqual([2, 2]);
    expect(versions[0].form.options).toEqual([
      { id: 2, text: 'On site' },
      { id: 3, text: 'On the road' },
    ]);
    expect(versions[1].form.options).toEqual(stored);
    const stale = await ask(ours, 'save', draft({ options: stored }, { id, updated_at: newer }));
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    const entry = (await entriesOf(server, 'supplemental_questions', id)).at(-1);
    expect(entry).toMatchObject({ actor_id: ourAdmin.id, account_id: company.id });
    expect(entry?.changes.version).toEqual([1, 2]);
    expect(entry?.changes.options).toEqual([stored, versions[0].form.options]);
  });

  test('keeps its type, and errors name their field', async () => {
    const id = await add(ours);
    const rating = { kind: 'rating', low: 'Low', high: 'High', points: 5, options: [] };
    const problems = async (form: object, of: number | null = id) =>
      (await ask(ours, 'save', draft(form, { id: of }))).body.problems.map(
        (one: { field: string }) => one.field,
      );
    expect(await problems(rating)).toEqual(['kind']);
    expect(
      await problems({
        options: [
          { id: 99, text: 'A' },
          { id: null, text: 'B' },
        ],
      }),
    ).toEqual(['options']);
    expect(await problems({ kind: 'rating', points: 20, options: [] }, null)).toEqual([
      'low',
      'high',
      'points',
    ]);
    expect(await problems({ kind: 'slider' }, null)).toEqual(['form']);
    const likert = { kind: 'likert', low: 'Disagree', high: 'Agree', options: [] };
    expect(await problems({ ...likert, points: 6 }, null)).toEqual(['points']);
    expect(await problems({ kind: 'multiple', options: choice.options.slice(1) }, null)).toEqual(['options']);
    expect(await problems({ kind: 'multiple' })).toEqual(['kind']);
  });

  test('KIND-01 can be of any kind, translated with its ends or options, and copied', async () => {
    const ends = { low: 'Low', high: 'High', options: [] };
    const endParts = ['low', 'high'];
    for (const [form, parts] of [
      [{ kind: 'likert', points: 7, ...ends }, endParts],
      [{ kind: 'enps', ...ends }, endParts],
      [{ kind: 'multiple' }, ['option_1', 'option_2']],
    ] as const) {
      const id = await add(platform, form, { shared: true });
      const words = ['text', ...parts].map((part) => ({ part, text: `auf Deutsch: ${part}` }));
      expect((await ask(platform, 'translate', { id, version: 1, locale: 'de', words })).status).toBe(200);
      const { status, body } = await ask(theirs, 'take', { id });
      expect(status).toBe(200);
      const copy = await read(theirs, body.id);
      expect(copy.versions[0].form.kind).toBe(form.kind);
      expect(copy.translations).toMatchObject([{ locale: 'de', words }]);
      expect((await platform.delete(`/api/v2/resources/supplemental_questions/${id}`)).status).toBe(200);
    }
  });

  test('can ask for the eNPS in culture benchmarks only', async () => {
    const enps = { kind: 'enps', low: 'Not likely', high: 'Very likely', options: [] };
    for (const campaign_kinds of [['benchmark', 'survey'], ['applicant']]) {
      const refused = await ask(ours, 'save', draft(enps, { campaign_kinds }));
      expect([refused.status, refused.body.problems]).toMatchObject([
        422,
        [{ field: 'campaign_kinds', problem: 'enpsInBenchmarksOnly' }],
      ]);
    }
    const id = await add(ours, enps);
    const [version] = (await read(ours, id)).versions;
    expect(version.form).toMatchObject({ kind: 'enps', points: null, low: 'Not likely', options: [] });
  });

  test('keeps its translations and marks outdated ones', async () => {
    const id = await add(ours);
    const words = [
      { part: 'text', text: 'Wo arbeiten Sie meist?' },
      { part: 'option_1', text: 'Zu Hause' },
      { part: 'option_2', text: 'Vor Ort' },
    ];
    expect((await ask(ours, 'translate', { id, version: 1, locale: 'de', words })).status).toBe(200);
    expect((await ask(ours, 'translate', { id, version: 1, locale: 'de', words })).status).toBe(409);
    const one = async () => (await listed(ours)).find((row: { id: number }) => row.id === id);
    expect(await one()).toMatchObject({ translated: 1, languages: ['de'] });
    const options = [
      { id: 1, text: 'At home' },
      { id: 2, text: 'In the office' },
    ];
    await ask(ours, 'save', draft({ options }, { id }));
    expect(await one()).toMatchObject({ version: 2, translated: 0, outdated_in: ['de'] });
  });
});

describe('the questions that the platform offers', () => {
  test('ROUTE-83 are offered by platform staff to all accounts, which add copies of their own', async () => {
    const shared = { shared: true };
    expect((await ask(ours, 'save', draft({}, shared))).status).toBe(403);
    expect((await ask(platform, 'offered')).body.may_share).toBe(true);
    const id = await add(platform, { text: 'Would you recommend us?' }, shared);
    const unshared = await add(platform, { text: 'A draft of ours' });
    await ask(platform, 'translate', {
      id,
      version: 1,
      locale: 'de',
      words: [{ part: 'text', text: 'Na?' }],
    });

    const offered = (await ask(ours, 'offered')).body;
    expect(offered).toMatchObject({ may_share: false, questions: [{ id, taken: false, own: false }] });
    expect((await ask(ours, 'take', { id: unshared })).status).toBe(404);
    const taken = await ask(ours, 'take', { id });
    expect(taken.status).toBe(200);
    const copy = await read(ours, taken.body.id);
    expect(copy.versions[0].form.text).toBe('Would you recommend us?');
    expect(copy.translations[0].locale).toBe('de');
    expect(copy.shared).toBe(false);
    expect((await ask(ours, 'take', { id })).status).toBe(409);
    expect((await ask(ours, 'offered')).body.questions[0].taken).toBe(true);
    expect((await ask(theirs, 'offered')).body.questions[0].taken).toBe(false);
    const entries = await entriesOf(server, 'supplemental_questions', taken.body.id);
    expect(entries[0]?.changes.copied_from).toEqual([null, id]);

    await ask(
      ours,
      'save',
      draft({ options: copy.versions[0].form.options, text: 'Ours now?' }, { id: copy.id }),
    );
    expect((await read(platform, id)).version).toBe(1);
    await platform.delete(`/api/v2/resources/supplemental_questions/${id}`);
    expect((await read(ours, copy.id)).version).toBe(2);
  });

  test('cannot be offered from an emulated account', async () => {
    const requests = { headers: { 'x-cairn-account': String(lumen.id) } };
    const reply = await platform.post(
      '/api/v2/supplemental_questions/save',
      draft({}, { shared: true }),
      requests,
    );
    expect(reply.status).toBe(403);
  });
});

/** The embedded database runs one transaction at a time. */
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a question is read while another transaction changes it (needs TEST_DATABASE_URL)',
  async () => {
    const id = await add(ours);
    await server.database.owner.transaction().execute(async (tx) => {
      await tx.updateTable('supplemental_questions').set({ active: false }).where('id', '=', id).execute();
      expect((await ask(ours, 'question', { id })).body.question).toMatchObject({ id, active: true });
    });
  },
);
