import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import { advanceSessions } from '../../../server/usecases/sessions/advanceSessions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from './sessionCompany.ts';

const start = new Date('2026-11-21T09:00:00Z');

let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await addSessionCompany(server);
});
beforeEach(() => company.moveTo(start));
afterAll(() => server.close());

const statusOf = async (client: Client, id: number) =>
  (await company.read(client, id))?.registration?.status ?? null;

describe('seats', () => {
  test('SESS-01 the sixth of five seats waits at position 1, and a cancellation sends a timed offer', async () => {
    const { aSession, people, register, read, ask } = company;
    const id = await aSession();
    const six = await people(6);
    for (const { client } of six) expect((await register(client, id)).status).toBe(200);
    const [first, second] = six;
    const sixth = six[5];
    if (!first || !second || !sixth) throw new Error('people are missing');
    const waiting = await read(sixth.client, id);
    expect(waiting.registration).toMatchObject({ status: 'waiting', position: 1 });
    expect([waiting.seats_left, waiting.waiting]).toEqual([0, 1]);
    expect((await ask(first.client, 'leave', { event_id: id })).status).toBe(200);
    const offered = await read(sixth.client, id);
    expect(offered.registration).toMatchObject({
      status: 'offered',
      offer_expires_at: '2026-11-22T09:00:00.000Z',
    });
    expect((await read(first.client, id)).registration?.status ?? null).toBe('cancelled');
    expect((await ask(sixth.client, 'accept_offer', { event_id: id })).status).toBe(200);
    expect(await statusOf(sixth.client, id)).toBe('registered');
  });

  test('SESS-01 an offer that expires passes to the next person, and whoever cancelled gets none', async () => {
    const { aSession, people, register, ask } = company;
    const id = await aSession({ capacity: 1 });
    const [one, two, three] = await people(3);
    if (!one || !two || !three) throw new Error('people are missing');
    for (const { client } of [one, two, three]) await register(client, id);
    await ask(one.client, 'leave', { event_id: id });
    expect([await statusOf(two.client, id), await statusOf(three.client, id)]).toEqual([
      'offered',
      'waiting',
    ]);
    await company.moveTo(new Date(start.getTime() + 24 * 3_600_000 + 1));
    expect((await ask(two.client, 'accept_offer', { event_id: id })).body.code).toBe('offer_over');
    await Promise.all([advanceSessions(server.deps), advanceSessions(server.deps)]);
    expect([await statusOf(two.client, id), await statusOf(three.client, id)]).toEqual([
      'expired',
      'offered',
    ]);
    await ask(three.client, 'leave', { event_id: id });
    await advanceSessions(server.deps);
    expect(await statusOf(one.client, id)).toBe('cancelled');
    expect((await company.read((await people(1))[0]?.client as Client, id)).seats_left).toBe(1);
  });

  test('SESS-02 two hundred people who register at once for twenty seats get exactly twenty', async () => {
    const id = await company.aSession({ capacity: 20, starts_at: '2027-03-01T09:00:00Z' });
    const other = await server.anAccount();
    const all = [...(await company.people(100)), ...(await company.people(100, other))];
    const replies = await Promise.all(all.map(({ client }) => company.register(client, id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const statuses = replies.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'registered')).toHaveLength(20);
    const queue = await server.database.owner
      .selectFrom('event_registrations')
      .select('queue_number')
      .where('event_id', '=', id)
      .where('status', '=', 'waiting')
      .orderBy('queue_number')
      .execute();
    expect(queue.map(({ queue_number }) => queue_number)).toEqual([...Array(180).keys()].map((n) => n + 1));
  });

  test('a double click registers once, and joining again after leaving starts at the end of the wait list', async () => {
    const { aSession, people, register, read, ask } = company;
    const id = await aSession({ capacity: 1 });
    const [holder, one, two] = await people(3);
    if (!holder || !one || !two) throw new Error('people are missing');
    await Promise.all([register(holder.client, id), register(holder.client, id)]);
    for (const { client } of [one, two]) await register(client, id);
    await ask(one.client, 'leave', { event_id: id });
    await register(one.client, id);
    expect((await read(two.client, id)).registration.position).toBe(1);
    expect((await read(one.client, id)).registration.position).toBe(2);
    server.letters.length = 0;
    await server.runJobs();
    expect(server.letters.filter(({ to }) => to === holder.user.email)).toHaveLength(1);
  });

  test('more capacity offers seats to the wait list in its order, less takes none away', async () => {
    const { aSession, people, register, edit } = company;
    const id = await aSession({ capacity: 1 });
    const three = await people(3);
    for (const { client } of three) await register(client, id);
    expect((await edit(id, { capacity: 2 })).status).toBe(200);
    const statuses = async () => Promise.all(three.map(({ client }) => statusOf(client, id)));
    expect(await statuses()).toEqual(['registered', 'offered', 'waiting']);
    await edit(id, { capacity: 1 });
    expect(await statuses()).toEqual(['registered', 'offered', 'waiting']);
  });

  test('without a wait list a full session refuses, and registration closes before the start', async () => {
    const { aSession, people, register } = company;
    const full = await aSession({ capacity: 1, waitlist: false });
    const [one, two] = await people(2);
    if (!one || !two) throw new Error('people are missing');
    await register(one.client, full);
    expect((await register(two.client, full)).body.code).toBe('session_full');
    await company.moveTo(new Date('2026-12-01T07:00:00Z'));
    expect((await register(two.client, await company.aSession())).body.code).toBe('registration_closed');
  });
});

describe('cancellation', () => {
  test('SESS-05 whoever cancels is offered the next date with a free seat, on the page and by email', async () => {
    const { aSession, people, register, read, ask } = company;
    const id = await aSession({ starts_at: '2027-02-01T09:00:00Z' });
    const next = await aSession({ starts_at: '2027-02-08T09:00:00Z' });
    const [person] = await people(1);
    if (!person) throw new Error('people are missing');
    await register(person.client, id);
    expect((await read(person.client, id)).next_date).toBeNull();
    server.letters.length = 0;
    await ask(person.client, 'leave', { event_id: id });
    expect((await read(person.client, id)).next_date).toMatchObject({ id: expect.any(Number) });
    await server.runJobs();
    const letter = server.letters.find(({ subject }) => subject.startsWith('You canceled'));
    expect(letter?.text).toContain('The next date with free seats is');
    expect((await read(person.client, next)).can_register).toBe(true);
  });
});

describe('groups', () => {
  test('SESS-03 a group of three gets all seats or none', async () => {
    const { account, aSession, people, register, ask } = company;
    const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    const group = await people(3);
    const user_ids = group.map(({ user }) => user.id);
    const [holder] = await people(1);
    if (!holder) throw new Error('people are missing');
    const tight = await aSession({ capacity: 3 });
    await register(holder.client, tight);
    const refused = await ask(admin, 'register_group', { event_id: tight, user_ids });
    expect(refused.body.code).toBe('seats_short');
    expect(await Promise.all(group.map(({ client }) => statusOf(client, tight)))).toEqual([null, null, null]);
    const roomy = await aSession({ capacity: 4, starts_at: '2026-12-02T09:00:00Z' });
    await register(holder.client, roomy);
    expect((await ask(admin, 'register_group', { event_id: roomy, user_ids })).status).toBe(200);
    const all = await Promise.all(group.map(({ client }) => statusOf(client, roomy)));
    expect(all).toEqual(['registered', 'registered', 'registered']);
    expect((await ask(admin, 'register_group', { event_id: roomy, user_ids })).body.code).toBe(
      'already_registered',
    );
  });

  test('SESS-03 group registration is offered to whom the call accepts it from', async () => {
    const { account, aSession, read } = company;
    const event_id = await aSession({ starts_at: '2026-12-04T09:00:00Z' });
    const offered = async (...permissions: readonly Permission[]) => {
      const client = await server.signIn(
        await server.aUser({ account, permissions: ['user', ...permissions] }),
      );
      return (await read(client, event_id)).can_register_group;
    };
    expect(await offered('local_admin')).toBe(true);
    expect(await offered('supervisor')).toBe(true);
    expect(await offered('supervisor', 'local_admin')).toBe(true);
    expect(await offered()).toBe(false);
  });

  test('leads register only people of teams they lead, and nobody registers people of another account', async () => {
    const { account, aSession, people, ask } = company;
    const lead = await server.aUser({ account, permissions: ['user', 'supervisor'] });
    const [member, other] = await people(2);
    const [stranger] = await people(1, await server.anAccount());
    if (!member || !other || !stranger) throw new Error('people are missing');
    const { owner } = server.database;
    const team = await owner
      .insertInto('teams')
      .values({ account_id: account.id, name: 'North', leader_id: lead.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('memberships')
      .values({ account_id: account.id, team_id: team.id, user_id: member.user.id })
      .execute();
    const client = await server.signIn(lead);
    const event_id = await aSession({ starts_at: '2026-12-03T09:00:00Z' });
    const group = (...users: { user: { id: number } }[]) =>
      ask(client, 'register_group', { event_id, user_ids: users.map(({ user }) => user.id) });
    expect((await group(member, other)).status).toBe(404);
    expect((await group(member, stranger)).status).toBe(404);
    expect((await group(member)).status).toBe(200);
    const admin = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    const foreign = await ask(admin, 'register_group', { event_id, user_ids: [stranger.user.id] });
    expect(foreign.status).toBe(404);
    const [plain] = await people(1);
    expect((await ask(plain?.client as Client, 'register_group', { event_id, user_ids: [1] })).status).toBe(
      403,
    );
  });
});

describe('visibility', () => {
  test('a session is offered only to people in its programs, and never to invitees and applicants', async () => {
    const { account, organizer, aSession, ask } = company;
    const { id: topic_id } = (
      await organizer.post('/api/v2/resources/event_topics', {
        title: 'For program two',
        minutes: 60,
        default_capacity: 5,
        program_ids: [2],
        published: true,
      })
    ).body;
    const event_id = await aSession({ topic_id });
    const of = async (facts: object) => server.signIn(await server.aUser({ account, ...facts }));
    const inside = await of({ program_ids: [2] });
    for (const client of [await of({ program_ids: [1] }), await of({ program_ids: [2], type: 4 })]) {
      expect((await ask(client, 'read', { event_id })).status).toBe(404);
      expect((await ask(client, 'register', { event_id })).status).toBe(404);
      const { body } = await ask(client, 'list', { tab: 'upcoming', q: 'program two' });
      expect(body.total).toBe(0);
    }
    const { body } = await ask(inside, 'list', { tab: 'upcoming', q: 'PROGRAM' });
    expect(body.sessions.map(({ id }: { id: number }) => id)).toEqual([event_id]);
    expect((await ask(inside, 'register', { event_id })).body.status).toBe('registered');
    expect((await ask(server.visitor(), 'list', { tab: 'mine' })).status).toBe(401);
    expect((await ask(inside, 'list', { tab: 'all' })).status).toBe(422);
  });

  test('overlapping sessions are warned of and need a confirmation', async () => {
    const { aSession, people, register, read, ask } = company;
    const first = await aSession({ starts_at: '2027-01-11T09:00:00Z' });
    const second = await aSession({ starts_at: '2027-01-11T09:30:00Z' });
    const after = await aSession({ starts_at: '2027-01-11T10:00:00Z' });
    const [person] = await people(1);
    if (!person) throw new Error('people are missing');
    await register(person.client, first);
    expect((await read(person.client, second)).conflicts.map(({ id }: { id: number }) => id)).toEqual([
      first,
    ]);
    expect((await register(person.client, second)).body.code).toBe('session_conflict');
    const despite = { event_id: second, despite_conflict: true };
    expect((await ask(person.client, 'register', despite)).status).toBe(200);
    expect((await register(person.client, after)).body.code).toBe('session_conflict');
  });

  test('the join link is returned only to registered people and in its window', async () => {
    const { aSession, people, register, read, ask } = company;
    const event_id = await aSession();
    const [inside, outside] = await people(2);
    if (!inside || !outside) throw new Error('people are missing');
    await register(inside.client, event_id);
    expect((await ask(inside.client, 'join', { event_id })).body.code).toBe('join_closed');
    await company.moveTo(new Date('2026-12-01T08:45:00Z'));
    expect((await ask(outside.client, 'join', { event_id })).status).toBe(404);
    const shown = await read(inside.client, event_id);
    expect(JSON.stringify(shown)).not.toContain('secret-room');
    expect(shown.can_join).toBe(true);
    const joined = await ask(inside.client, 'join', { event_id });
    expect(joined.body.link).toBe('https://meet.example/secret-room');
    expect(await statusOf(inside.client, event_id)).toBe('attended');
    await company.moveTo(new Date('2026-12-01T10:00:00Z'));
    expect((await ask(inside.client, 'join', { event_id })).body.code).toBe('join_closed');
  });
});
