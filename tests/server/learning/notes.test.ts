import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountScope } from '../../../server/kernel/scope.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { learningSteps, own, started, startLearning } from './testLearners.ts';

let server: TestServer;
let author: Client;
let admin: Client;
let account: AnAccount;
beforeAll(async () => {
  ({ server, account, author, admin } = await startLearning());
});
afterAll(() => server.close());

const { aLearner, aPublished } = learningSteps(() => ({ server, account, author, admin }));
const secret = 'Nuthatch';

async function aNote(note = `My ${secret}`) {
  const { client, user } = await aLearner();
  const course_id = await aPublished('Listening', [{ title: 'Why' }, { title: 'How' }]);
  const { keyOf } = await started(client, course_id);
  const kept = { ...keyOf(1), note, is_bookmarked: true };
  const saved = await own(client, 'save_note', kept);
  expect(saved.status, saved.text).toBe(200);
  return { client, user, course_id, keyOf, kept };
}
const notesOf = async (client: Client, query: object = {}) => (await own(client, 'notes', query)).body;

describe('notes and bookmarks', () => {
  test('LEARN-53 are kept per lesson, listed with their course, changed and deleted by their person', async () => {
    const { client, course_id, keyOf, kept } = await aNote();
    const lessons = (await own(client, 'read_course', { course_id })).body.lessons;
    expect(lessons).toMatchObject([
      { note: '', is_bookmarked: false },
      { note: `My ${secret}`, is_bookmarked: true },
    ]);
    await own(client, 'save_note', { ...keyOf(0), note: '  Ask\nfirst  ', is_bookmarked: false });
    const { notes, total } = await notesOf(client);
    expect(total).toBe(2);
    expect(notes).toContainEqual({
      ...{ course_id, lesson_id: keyOf(0).lesson_id, course_title: 'Listening', lesson_title: 'Why' },
      ...{ note: 'Ask\nfirst', is_bookmarked: false, updated_at: expect.any(String) },
    });
    expect((await notesOf(client, { bookmarked: true })).total).toBe(1);
    expect((await notesOf(client, { search: 'nuthatch' })).total).toBe(1);
    expect((await notesOf(client, { search: '%' })).total).toBe(0);
    expect(await notesOf(client, { page: 2 })).toEqual({ total: 0, notes: [] });
    await own(client, 'save_note', { ...kept, note: ' ', is_bookmarked: false });
    expect((await notesOf(client)).notes).toMatchObject([{ lesson_title: 'Why' }]);
  });

  test('LEARN-53 are readable by no one else: colleagues, leads, administrators, in an emulation, in reports or the log', async () => {
    const { user, kept } = await aNote();
    const superUser = await server.aUser({
      account: await server.anAccount({ name: 'Platform' }),
      permissions: ['user', 'super_admin', 'admin', 'app_admin'],
    });
    const superAdmin = await server.signIn(superUser);
    for (const other of [admin, author, superAdmin, (await aLearner()).client]) {
      expect(await notesOf(other)).toEqual({ total: 0, notes: [] });
      expect((await own(other, 'save_note', kept)).status).toBe(404);
    }
    superAdmin.emulatedAccountId = account.id;
    await superAdmin.post('/api/v2/session/view', { account_id: account.id, reason: 'To help' });
    for (const [call, body] of [
      ['notes', {}],
      ['save_note', kept],
    ] as const)
      expect((await own(superAdmin, call, body)).body.code).toBe('emulating');
    const log = await server.database.executeSql('select changes::text from audit_entries');
    expect(JSON.stringify(log.rows)).not.toContain(secret);
    // The database refuses them even to a query of the account that forgets the person.
    const rowsFor = (userId: number) =>
      server.deps.database.as(accountScope(account.id, userId), (tx) =>
        tx.selectFrom('lesson_notes').select('note').where('user_id', '=', user.id).execute(),
      );
    expect(await rowsFor(user.id)).toHaveLength(1);
    expect(await rowsFor(user.id + 1)).toHaveLength(0);
  });

  test('LEARN-53 are in the copy of a person’s own data, and erased with the person', async () => {
    const { client, user } = await aNote();
    await client.post('/api/v2/personal_data/ask', { password: user.password });
    await server.runJobs();
    const { kept } = (await client.get('/api/v2/personal_data/file')).body;
    expect(kept.lesson_notes).toMatchObject([{ note: `My ${secret}`, is_bookmarked: true }]);
    const left = async () =>
      (await server.database.executeSql(`select from lesson_notes where user_id = ${user.id}`)).rows.length;
    expect(await left()).toBe(1);
    await server.database.executeSql(`select erase_person(${user.id})`);
    expect(await left()).toBe(0);
  });

  test('are refused if they are too long, malformed, signed out or about a lesson that doesn’t exist', async () => {
    const { client, kept } = await aNote('x'.repeat(4_000));
    const refusals = [
      [{ ...kept, note: 'x'.repeat(4_001) }, 422],
      [{ ...kept, note: { text: 'x' } }, 422],
      [{ ...kept, is_bookmarked: null }, 422],
      [{ ...kept, lesson_id: -1 }, 422],
      [{ ...kept, lesson_id: 2_147_483_647 }, 404],
      [{ ...kept, enrolment_id: 2_147_483_647 }, 404],
    ] as const;
    for (const [body, status] of refusals)
      expect([body, (await own(client, 'save_note', body)).status]).toEqual([body, status]);
    expect((await own(server.visitor(), 'save_note', kept)).status).toBe(401);
    expect((await own(server.visitor(), 'notes')).status).toBe(401);
    expect((await own(client, 'notes', { search: 'x'.repeat(101) })).status).toBe(422);
  });
});
