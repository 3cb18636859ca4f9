import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceSessions } from '../../../server/usecases/sessions/advanceSessions.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from './sessionCompany.ts';

const start = new Date('2026-11-21T09:00:00Z');
const during = new Date('2026-12-01T09:10:00Z');
const afterwards = new Date('2026-12-01T11:00:00Z');

let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await addSessionCompany(server);
});
beforeEach(async () => {
  await company.moveTo(start);
  await server.runJobs();
  server.letters.length = 0;
});
afterAll(() => server.close());

/** The emails that are due, by recipient. */
async function lettersTo(email: string) {
  server.woken.add('send-mails');
  await server.runJobs();
  return server.letters.filter(({ to }) => to === email);
}

function eventOf(
  letter: { readonly calendar?: { readonly method: string; readonly content: string } } | undefined,
) {
  const calendar = new ICAL.Component(ICAL.parse(letter?.calendar?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    start: String(event?.getFirstPropertyValue('dtstart')),
  };
}

describe('emails', () => {
  test('SESS-04 an invitation is updated with the same UID and a higher SEQUENCE, and removed on cancelling', async () => {
    const { aSession, people, register, edit, ask } = company;
    const id = await aSession({ place: 'Room <b>4</b>' });
    const [person] = await people(1);
    if (!person) throw new Error('people are missing');
    await register(person.client, id);
    const [invited] = await lettersTo(person.user.email);
    expect(invited?.html).toContain('Room &lt;b&gt;4&lt;/b&gt;');
    expect(`${invited?.text}${invited?.calendar?.content}`).not.toContain('secret-room');
    const first = eventOf(invited);
    expect(first).toMatchObject({ method: 'REQUEST', start: '2026-12-01T10:00:00' });
    await edit(id, { starts_at: '2026-12-08T09:00:00Z' });
    const moved = eventOf((await lettersTo(person.user.email))[1]);
    expect(moved).toMatchObject({ method: 'REQUEST', uid: first.uid, start: '2026-12-08T10:00:00' });
    await ask(person.client, 'leave', { event_id: id });
    const left = eventOf((await lettersTo(person.user.email))[2]);
    expect(left).toMatchObject({ method: 'CANCEL', uid: first.uid });
    await register(person.client, id);
    const again = eventOf((await lettersTo(person.user.email))[3]);
    const file = await person.client.get(`/api/v2/my_sessions/calendar?event_id=${id}`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(eventOf({ calendar: { method: '', content: file.text } })).toMatchObject({
      method: 'PUBLISH',
      uid: first.uid,
      sequence: again.sequence,
    });
    const sequences = [first, moved, left, again].map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  test('SESS-05 a canceled session tells everyone, also those who wait, with the next date', async () => {
    const { aSession, people, register, changeStatus, read } = company;
    const id = await aSession({ capacity: 1 });
    await aSession({ starts_at: '2026-12-15T09:00:00Z' });
    const [holder, waiting] = await people(2);
    if (!holder || !waiting) throw new Error('people are missing');
    for (const { client } of [holder, waiting]) await register(client, id);
    expect((await changeStatus(id, 'cancelled')).status).toBe(200);
    for (const { user, client } of [holder, waiting]) {
      const letter = (await lettersTo(user.email)).at(-1);
      expect(letter?.subject).toBe('Canceled: Listening well');
      expect(letter?.text).toContain('The next date with free seats is');
      expect(letter?.calendar?.method).toBe(user === holder.user ? 'CANCEL' : undefined);
      const session = await read(client, id);
      expect([session.status, session.registration.status]).toEqual(['cancelled', 'cancelled']);
      expect(session.next_date).not.toBeNull();
    }
    expect((await company.organizer.delete(`/api/v2/resources/events/${id}`)).status).toBe(200);
  });

  test('a session with registered people can’t be deleted, and attendees are reminded once', async () => {
    const { aSession, people, register, organizer } = company;
    const id = await aSession({ starts_at: '2026-12-20T09:00:00Z' });
    const [person] = await people(1);
    if (!person) throw new Error('people are missing');
    await register(person.client, id);
    const refused = await organizer.delete(`/api/v2/resources/events/${id}`);
    expect(refused.body.code).toBe('event_in_use');
    await company.moveTo(new Date('2026-12-19T10:00:00Z'));
    await Promise.all([advanceSessions(server.deps), advanceSessions(server.deps)]);
    const reminders = (await lettersTo(person.user.email)).filter(({ subject }) =>
      subject.startsWith('Reminder'),
    );
    expect(reminders).toHaveLength(1);
  });
});

describe('attendance', () => {
  test('SESS-06 is recorded by code, by joining, by the organizer and from a checked list', async () => {
    const { aSession, people, register, ask, organize, changeStatus } = company;
    const event_id = await aSession();
    const five = await people(5);
    const [byCode, byJoining, byHand, byList, absent] = five;
    if (!byCode || !byJoining || !byHand || !byList || !absent) throw new Error('people are missing');
    for (const { client } of five) await register(client, event_id);
    const { code } = (await organize('show_check_in_code', { event_id })).body;
    expect((await organize('show_check_in_code', { event_id })).body.code).toBe(code);
    const typed = { event_id, code: `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}` };
    expect((await ask(byCode.client, 'check_in', typed)).body.code).toBe('join_closed');
    await company.moveTo(during);
    expect((await ask(byCode.client, 'check_in', { event_id, code: 'AAAAAA' })).body.code).toBe(
      'check_in_code_wrong',
    );
    expect((await ask(byCode.client, 'check_in', typed)).status).toBe(200);
    await ask(byJoining.client, 'join', { event_id });
    const listed = async () => (await organize('participants', { event_id, page: 1 })).body;
    const idOf = async (user: { id: number }) => {
      const row = await server.database.owner
        .selectFrom('event_registrations')
        .select('id')
        .where('event_id', '=', event_id)
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      return row.id;
    };
    const registration_ids = [await idOf(byHand.user)];
    expect((await organize('set_attendance', { event_id, registration_ids, attended: true })).status).toBe(
      200,
    );
    const [stranger] = await people(1);
    const text = `Name;Email\nA;${byList.user.email.toUpperCase()}\nB;${byCode.user.email}\nC;${stranger?.user.email}\n=1+1`;
    const checked = await organize('import_attendance', { event_id, text, dry_run: true });
    expect(checked.body).toMatchObject({ matched: 1, known: 1 });
    expect(checked.body.unmatched.map(({ line }: { line: number }) => line)).toEqual([4, 5]);
    expect((await listed()).counts).toContainEqual({ status: 'registered', count: 2 });
    await organize('import_attendance', { event_id, text, dry_run: false });
    await company.moveTo(afterwards);
    await changeStatus(event_id, 'held');
    expect(
      (await listed()).counts.sort((a: { count: number }, b: { count: number }) => b.count - a.count),
    ).toEqual([
      { status: 'attended', count: 4 },
      { status: 'no_show', count: 1 },
    ]);
    const links = { event_id, material_url: 'https://files.example/slides', recording_url: null };
    expect((await organize('save_links', links)).status).toBe(200);
    const wrong = await organize('save_links', { ...links, material_url: 'javascript:alert(1)' });
    expect(wrong.status).toBe(422);
    expect((await company.read(byCode.client, event_id)).material_url).toBe('https://files.example/slides');
  });

  test('SESS-06 a check-in code can’t be guessed: ten wrong ones, then the right one has to wait', async () => {
    const { aSession, people, register, ask, organize } = company;
    const event_id = await aSession();
    const [guesser, other] = await people(2);
    if (!guesser || !other) throw new Error('people are missing');
    for (const { client } of [guesser, other]) await register(client, event_id);
    const { code } = (await organize('show_check_in_code', { event_id })).body;
    for (let early = 0; early < 11; early += 1)
      expect((await ask(guesser.client, 'check_in', { event_id, code })).body.code).toBe('join_closed');
    await company.moveTo(during);
    const guesses = Array.from({ length: 20 }, () =>
      ask(guesser.client, 'check_in', { event_id, code: 'AAAAAA' }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'check_in_code_wrong')).toHaveLength(10);
    const right = { event_id, code };
    expect((await ask(guesser.client, 'check_in', right)).status).toBe(429);
    expect((await ask(other.client, 'check_in', right)).status).toBe(200);
    await company.moveTo(new Date(during.getTime() + 16 * 60_000));
    expect((await ask(guesser.client, 'check_in', right)).status).toBe(200);
  });

  test('SESS-07 feedback is given once, and shown in bands of complete batches of five', async () => {
    const { aSession, people, register, ask, organize } = company;
    const event_id = await aSession({ capacity: 10 });
    const seven = await people(7);
    for (const { client } of seven) await register(client, event_id);
    const answer = { event_id, useful: 5, applicable: 4, recommended: 2 };
    const [first] = seven;
    if (!first) throw new Error('people are missing');
    expect((await ask(first.client, 'give_feedback', answer)).body.code).toBe('feedback_closed');
    await company.moveTo(afterwards);
    const feedback = async () => (await organize('participants', { event_id, page: 1 })).body.feedback;
    const shown = [];
    for (const { client } of seven) {
      expect((await ask(client, 'give_feedback', answer)).status).toBe(200);
      shown.push(await feedback());
    }
    expect(shown.map((one) => one?.answers ?? null)).toEqual([null, null, null, null, 5, 5, 5]);
    expect(shown[4].favorable.recommended).toEqual({ from: 0, to: 20 });
    expect((await ask(first.client, 'give_feedback', answer)).body.code).toBe('feedback_closed');
    const columns = await server.database.executeSql(
      "select column_name from information_schema.columns where table_name = 'event_feedback' order by 1",
    );
    expect(columns.rows.map(({ column_name }) => column_name)).toEqual([
      'applicable',
      'batch',
      'event_id',
      'id',
      'recommended',
      'useful',
    ]);
    expect((await ask(first.client, 'give_feedback', { ...answer, useful: 6 })).status).toBe(422);
  });
});

describe('organizers', () => {
  test('approve requests in their order, and everyone else is refused', async () => {
    const { account, aSession, people, register, organize, read } = company;
    const event_id = await aSession({ capacity: 1, needs_approval: true, starts_at: '2026-12-02T09:00:00Z' });
    const three = await people(3);
    for (const { client } of three) expect((await register(client, event_id)).body.status).toBe('requested');
    const { participants } = (await organize('participants', { event_id, page: 1 })).body;
    const ids = participants.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
    const [first, second, third] = ids;
    const decision = { event_id, registration_ids: [first, second], approved: true };
    expect((await organize('decide_requests', decision)).status).toBe(200);
    await organize('decide_requests', { event_id, registration_ids: [third], approved: false });
    const statuses = await Promise.all(
      three.map(async ({ client }) => (await read(client, event_id)).registration.status),
    );
    expect(statuses).toEqual(['registered', 'waiting', 'declined']);
    const other = await aSession({ starts_at: '2026-12-04T09:00:00Z' });
    expect((await organize('decide_requests', { ...decision, event_id: other })).status).toBe(404);
    const admin = await server.signIn(
      await server.aUser({ account, permissions: ['user', 'local_admin', 'supervisor'] }),
    );
    for (const name of ['participants', 'show_check_in_code'])
      expect((await organize(name, { event_id }, admin)).status).toBe(403);
    expect((await organize('participants', { event_id }, server.visitor())).status).toBe(401);
    expect((await organize('participants', { event_id: 99_999 })).status).toBe(404);
    expect(
      (await organize('import_attendance', { event_id, text: 'x'.repeat(100_001), dry_run: true })).status,
    ).toBe(422);
  });

  test('a deactivated person neither keeps a seat nor holds up the wait list', async () => {
    const { aSession, people, register, read } = company;
    const event_id = await aSession({ capacity: 1, starts_at: '2026-12-06T09:00:00Z' });
    const [holder, left, waiting] = await people(3);
    if (!holder || !left || !waiting) throw new Error('people are missing');
    for (const { client } of [holder, left, waiting]) await register(client, event_id);
    const ids = [holder.user.id, left.user.id];
    await server.database.owner
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', 'in', ids)
      .execute();
    await Promise.all([advanceSessions(server.deps), advanceSessions(server.deps)]);
    expect((await read(waiting.client, event_id)).registration).toMatchObject({ status: 'offered' });
    const { counts } = (await company.organize('participants', { event_id, page: 1 })).body;
    expect(counts).toContainEqual({ status: 'cancelled', count: 2 });
    expect(await lettersTo(left.user.email)).toEqual([]);
  });

  test('the erasure of a person frees their seat for the wait list', async () => {
    const { account, aSession, people, register, read } = company;
    const event_id = await aSession({ capacity: 1, starts_at: '2026-12-05T09:00:00Z' });
    const [holder, waiting] = await people(2);
    if (!holder || !waiting) throw new Error('people are missing');
    for (const { client } of [holder, waiting]) await register(client, event_id);
    const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    const erased = await admin.post('/api/v2/personal_data/erase', { user_id: holder.user.id });
    expect(erased.status).toBe(200);
    await advanceSessions(server.deps);
    expect((await read(waiting.client, event_id)).registration.status).toBe('offered');
  });
});
