import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { respondent } from '../survey/respondent.ts';
import { ask, draftOf, entriesOf, idOf, readOne, wordsOf } from './testQuestions.ts';

let server: TestServer;
let platform: AnAccount;
let adminUser: AUser;
let admin: Client;
let localAdmin: Client;

beforeAll(async () => {
  server = await startTestServer();
  platform = await server.anAccount({ name: 'Cairn' });
  adminUser = await server.aUser({
    account: platform,
    permissions: ['admin'],
    first_name: 'Ada',
    last_name: 'Byron',
  });
  admin = await server.signIn(adminUser);
  localAdmin = await server.signIn(await server.aUser({ account: platform, permissions: ['local_admin'] }));
});
afterAll(() => server.close());

describe('who may see and change questions', () => {
  const calls = ['question', 'save', 'activate', 'translate'];
  test.each(calls)('%s requires a platform administrator, as it returns the keys', async (call) => {
    expect((await ask(server.visitor(), call)).status).toBe(401);
    expect((await ask(localAdmin, call)).status).toBe(403);
    expect((await ask(admin, call)).status).toBe(422);
    const of = {
      id: 999_999,
      version: 1,
      text: 'Why?',
      statements: [],
      active: true,
      locale: 'de',
      words: [],
    };
    expect((await ask(admin, call, of)).status).toBe(404);
  });

  test('ROUTE-98 the list shows wording, topic, element, version and languages, but no key', async () => {
    const reply = await admin.get('/api/v2/resources/question_bank');
    expect(reply.status).toBe(200);
    expect(reply.body).toHaveLength(48 + 3 * 36);
    expect(reply.body[0]).toMatchObject({
      kind: 'm',
      version: 1,
      active: true,
      translated: 0,
      by_hand: false,
    });
    expect(reply.text).not.toContain('"key"');
    expect((await localAdmin.get('/api/v2/resources/question_bank')).status).toBe(403);
    const topics = (await admin.get('/api/v2/resources/topics')).body;
    const matching = async (by: object) => {
      const filter = encodeURIComponent(JSON.stringify(by));
      return (await admin.get(`/api/v2/resources/question_bank?filter=${filter}`)).body;
    };
    expect(await matching({ topic_id: topics[2].id })).toHaveLength(8);
    const codes = (await matching({ kind: 'r' })).map(({ code }: { code: string }) => code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([36, 'r_01', 'r_36']);
  });
});

test('ROUTE-99 saving a question creates a version, with old and new wording in the audit log', async () => {
  const id = await idOf(server, 'newcomers_1');
  const before = await readOne(admin, id);
  expect(before.versions).toHaveLength(1);
  expect(before.elements).toHaveLength(24);
  const draft = { ...draftOf(before), text: '  How are new people met?  ' };
  const reply = await ask(admin, 'save', draft);
  expect([reply.status, reply.body.version]).toEqual([200, 2]);
  const after = await readOne(admin, id);
  expect(after).toMatchObject({ version: 2, by_hand: true, active: true });
  expect(after.versions.map(({ version, active, written_by }) => [version, active, written_by])).toEqual([
    [2, true, 'Ada Byron'],
    [1, false, null],
  ]);
  expect(after.versions[0]?.text).toBe('How are new people met?');
  const [entry] = await entriesOf(server, 'question_bank', id);
  expect(entry).toMatchObject({ action: 'update', actor_id: adminUser.id, account_id: platform.id });
  expect(entry?.changes.text).toEqual([before.versions[0]?.text, 'How are new people met?']);
});

test('saving without changes creates no version', async () => {
  const id = await idOf(server, 'newcomers_2');
  const reply = await ask(admin, 'save', draftOf(await readOne(admin, id)));
  expect(reply.body).toMatchObject({ version: 1, message: expect.stringContaining('no new version') });
  expect(await entriesOf(server, 'question_bank', id)).toEqual([]);
});

test('a conflicting edit of the same question is refused', async () => {
  const id = await idOf(server, 'taking_part_1');
  const draft = draftOf(await readOne(admin, id));
  expect((await ask(admin, 'save', { ...draft, text: 'Who is heard here?' })).status).toBe(200);
  const second = await ask(admin, 'save', { ...draft, text: 'Who gets heard here?' });
  expect([second.status, second.body.code]).toEqual([409, 'conflict']);
});

test('keys with equal scores for every order, and unknown statements or elements, are refused', async () => {
  const id = await idOf(server, 'taking_part_2');
  const draft = draftOf(await readOne(admin, id));
  const problemsOf = async (overrides: object) => {
    const reply = await ask(admin, 'save', { ...draft, ...overrides });
    expect(reply.status).toBe(422);
    return reply.body.problems.map(({ field, problem }: { field: string; problem: string }) => [
      field,
      problem,
    ]);
  };
  const flat = draft.statements.map((one) => ({ ...one, key: 2 }));
  expect(await problemsOf({ statements: flat })).toEqual([['options', 'sameKeys']]);
  const foreign = draft.statements.map((one) => ({ ...one, id: one.id + 10 }));
  expect(await problemsOf({ statements: foreign })).toEqual([['options', 'fourStatements']]);
  expect(await problemsOf({ element_id: 999_999 })).toEqual([['element_id', 'required']]);
  expect((await readOne(admin, id)).version).toBe(1);
});

test('a running campaign keeps its version of a question, and the next campaign uses the new one', async () => {
  const company = await aCompany(server, 5);
  const id = await idOf(server, 'disagreement_1');
  const running = await anOpenCampaign(company.admin);
  const answering = respondent(
    server.visitor(),
    await invitationCodeOf(server, running, company.people[0] ?? { id: 0 }),
  );
  const requests = (await answering.open()).body.questions;
  await ask(admin, 'save', {
    ...draftOf(await readOne(admin, id)),
    text: 'What follows when people disagree?',
  });
  expect((await answering.open()).body.questions).toEqual(requests);

  const next = await anOpenCampaign(company.admin, { name: 'The next one' });
  const later = respondent(
    server.visitor(),
    await invitationCodeOf(server, next, company.people[1] ?? { id: 0 }),
  );
  const texts = (await later.open()).body.questions.map(({ text }: { text: string }) => text);
  expect(texts).toContain('What follows when people disagree?');
  const { versions } = await readOne(admin, id);
  expect(versions.map(({ version, open_campaigns }) => [version, open_campaigns])).toEqual([
    [2, 1],
    [1, 1],
  ]);
});

test('the database denies the web role changes to a version', async () => {
  const scope = { role: 'web', accountId: platform.id, userId: adminUser.id, platform: true } as const;
  const reword = server.database.as(scope, (tx) =>
    tx.updateTable('questions').set({ text: 'Something else' }).where('version', '=', 1).execute(),
  );
  await expect(reword).rejects.toThrow(/permission denied/);
});

test('a retired question is not in campaigns launched later', async () => {
  const id = await idOf(server, 'disagreement_2');
  expect((await ask(admin, 'activate', { id, active: false })).status).toBe(200);
  const active = () =>
    localAdmin.post('/legacy/micro_survey.php', {
      actionName: 'get-micro-survey-questions',
      data: { active_only: true },
    });
  expect((await active()).body.data.questions).toHaveLength(47);
  await ask(admin, 'activate', { id, active: true });
  expect((await active()).body.data.questions).toHaveLength(48);
  const actions = (await entriesOf(server, 'question_bank', id)).map(({ action }) => action);
  expect(actions).toEqual(['deactivate', 'activate']);
});

describe('translations', () => {
  test('can be incomplete, are counted in the list, and are removed if empty', async () => {
    const id = await idOf(server, 'taking_part_2');
    const question = await readOne(admin, id);
    const words = wordsOf(question, 'de');
    const save = (body: object) =>
      ask(admin, 'translate', { id, version: 1, locale: 'de', written_at: null, ...body });
    expect((await save({ words: words.slice(0, 2) })).status).toBe(200);
    const listed = async () => (await admin.get(`/api/v2/resources/question_bank/${id}`)).body;
    expect(await listed()).toMatchObject({ translated: 0, languages: [] });

    const again = await save({ words });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
    const written_at = (await readOne(admin, id)).translations[0]?.written_at;
    server.clock.advance(1_000);
    expect((await save({ words, written_at })).status).toBe(200);
    expect(await listed()).toMatchObject({ translated: 1, languages: ['de'], outdated_in: [] });
    expect((await readOne(admin, id)).translations[0]).toMatchObject({
      locale: 'de',
      written_by: 'Ada Byron',
      words,
    });

    const newest = (await readOne(admin, id)).translations[0]?.written_at;
    const empty = words.map(({ part }) => ({ part, text: ' ' }));
    expect((await save({ words: empty, written_at: newest })).status).toBe(200);
    expect((await readOne(admin, id)).translations).toEqual([]);
    expect((await entriesOf(server, 'question_bank', id)).map(({ action }) => action)).toEqual([
      'translate',
      'translate',
      'translate',
    ]);
  });

  test('are refused for English, unknown languages and unknown parts', async () => {
    const id = await idOf(server, 'taking_part_2');
    for (const locale of ['en', 'xx']) {
      const reply = await ask(admin, 'translate', { id, version: 1, locale, words: [] });
      expect([reply.status, reply.body.problems[0].field]).toEqual([422, 'locale']);
    }
    const words = [{ part: 'option_77', text: 'Neu' }];
    const reply = await ask(admin, 'translate', { id, version: 1, locale: 'de', words });
    expect(reply.body.problems).toEqual([{ field: 'option_77', problem: 'unknown' }]);
  });

  test('are copied to a new version and marked as outdated where the English changed', async () => {
    const id = await idOf(server, 'newcomers_2');
    const question = await readOne(admin, id);
    for (const locale of ['de', 'sv']) {
      await ask(admin, 'translate', { id, version: 1, locale, words: wordsOf(question, locale) });
    }
    const listed = async () => (await admin.get(`/api/v2/resources/question_bank/${id}`)).body;
    const draft = draftOf(question);
    await ask(admin, 'save', { ...draft, text: `${draft.text} `.replace('?', '??'), keeps_meaning: true });
    expect(await listed()).toMatchObject({ version: 2, translated: 2, outdated_in: [] });
    await ask(admin, 'save', { ...draft, version: 2, text: 'Something else entirely?' });
    expect(await listed()).toMatchObject({ version: 3, translated: 0, outdated_in: ['de', 'sv'] });
    expect((await readOne(admin, id)).translations.map(({ locale }) => locale)).toEqual(['de', 'sv']);
  });
});

test('a respondent reads a complete translation and answers the same options', async () => {
  const company = await aCompany(server, 5, (index) => (index === 0 ? { locale_abbr: 'de' } : {}));
  const id = await idOf(server, 'newcomers_1');
  const question = await readOne(admin, id);
  const words = wordsOf(question, 'de');
  const draft = { id, version: question.version, locale: 'de' };
  const running = await anOpenCampaign(company.admin);
  const [german = { id: 0 }, english = { id: 0 }] = company.people;
  const opened = async (person: { id: number }) => {
    const { body } = await respondent(
      server.visitor(),
      await invitationCodeOf(server, running, person),
    ).open();
    const [first] = body.questions.filter(({ text }: { text: string }) =>
      text.endsWith(words[0]?.text.slice(3) ?? ''),
    );
    return first;
  };
  await ask(admin, 'translate', { ...draft, words: words.slice(1) });
  expect((await opened(german)).lang).toBe('en');
  const { translations } = await readOne(admin, id);
  await ask(admin, 'translate', { ...draft, words, written_at: translations[0]?.written_at });
  const read = await opened(german);
  expect([read.lang, read.text]).toEqual(['de', words[0]?.text]);
  const texts = read.options.map(({ text }: { text: string }) => text.slice(0, 3));
  expect(texts).toEqual(['de ', 'de ', 'de ', 'de ']);
  expect((await opened(english)).lang).toBe('en');
  const ids = (one: { options: { option_id: string }[] }) =>
    one.options.map(({ option_id }) => option_id).sort();
  expect(ids(read)).toEqual(ids(await opened(english)));
});

test('during emulation both identities are in the audit log', async () => {
  const lumen = await server.anAccount({ name: 'Lumen Works' });
  const emulatingClient = await server.signIn(adminUser);
  const id = await idOf(server, 'taking_part_2');
  const requests = { headers: { 'x-cairn-account': String(lumen.id) } };
  await emulatingClient.post('/api/v2/questions/activate', { id, active: false }, requests);
  const last = (await entriesOf(server, 'question_bank', id)).at(-1);
  expect(last).toMatchObject({
    action: 'deactivate',
    actor_id: adminUser.id,
    account_id: platform.id,
    as_account_id: lumen.id,
  });
});
