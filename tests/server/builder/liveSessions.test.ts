import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const records = '/api/v2/resources';
const topic = { title: 'Listening well', minutes: 90, default_capacity: 12 };
const event = {
  starts_at: '2026-12-01T09:00:00.000Z',
  time_zone: 'Europe/Prague',
  minutes: 90,
  place: 'Room 4',
  capacity: 12,
  closes_hours_before: 24,
};

let server: TestServer;
let maker: Client;
let others: Client[];
let topicId: number;

beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount({ name: 'Cairn' });
  const of = async (permissions: Permission[]) => server.signIn(await server.aUser({ account, permissions }));
  maker = await of(['user', 'app_admin']);
  others = [await of(['user']), await of(['local_admin', 'supervisor']), await of(['super_admin', 'admin'])];
  topicId = (await maker.post(`${records}/event_topics`, topic)).body.id;
});
afterAll(() => server.close());

const plan = (facts: object = {}) =>
  maker.post(`${records}/events`, { ...event, topic_id: topicId, ...facts });
const change = (event_id: number, status: string, by = maker) =>
  by.post('/api/v2/live_sessions/change_event_status', { event_id, status });

describe('topics and events', () => {
  test('are created, read, changed and deleted by live session managers', async () => {
    const planned = await plan();
    expect(planned.status).toBe(201);
    expect(planned.body).toMatchObject({ status: 'planned', waitlist: true });
    const path = `${records}/events/${planned.body.id}`;
    const moved = await maker.put(path, { ...planned.body, starts_at: '2026-12-02T09:00:00Z' });
    expect(Date.parse(moved.body.starts_at)).toBe(Date.parse('2026-12-02T09:00:00Z'));
    expect((await maker.delete(path)).status).toBe(200);
    const audited = await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'account_id'])
      .where('resource', '=', 'events')
      .where('record_id', '=', String(planned.body.id))
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(audited.map(({ account_id }) => account_id)).toEqual([null, null, null]);
  });

  test.each([
    ['no place and no link', { place: null, link: null }, 'place'],
    ['an unknown zone', { time_zone: 'Europe/Cairn' }, 'time_zone'],
    ['a day that does not exist', { starts_at: '2026-02-30T09:00:00Z' }, 'starts_at'],
    ['no time', { starts_at: 'tomorrow' }, 'starts_at'],
    ['no places', { capacity: 0 }, 'capacity'],
    ['a topic that does not exist', { topic_id: 99_999 }, 'topic_id'],
    ['no web address', { link: 'javascript:alert(1)' }, 'link'],
  ])('an event with %s is refused at its field', async (_what, facts, field) => {
    const reply = await plan(facts);
    expect(reply.status).toBe(422);
    expect(reply.body.problems.map((one: { field: string }) => one.field)).toEqual([field]);
  });

  test('refuse all other users, signed in or not', async () => {
    const { id } = (await plan()).body;
    for (const client of others) {
      for (const name of ['event_topics', 'events']) {
        expect((await client.get(`${records}/${name}`)).status).toBe(403);
        expect((await client.post(`${records}/${name}`, {})).status).toBe(403);
      }
      expect((await client.delete(`${records}/events/${id}`)).status).toBe(403);
      expect((await change(id, 'open', client)).status).toBe(403);
    }
    expect((await server.visitor().get(`${records}/events`)).status).toBe(401);
    expect((await change(id, 'open', server.visitor())).status).toBe(401);
  });
});

describe('the status of an event', () => {
  test('changes from planned to open to held, with an audit entry each', async () => {
    const { id } = (await plan({ starts_at: '2026-11-21T10:00:00Z' })).body;
    expect((await change(id, 'held')).body.code).toBe('status_change');
    expect((await change(id, 'open')).status).toBe(200);
    server.clock.set(new Date('2026-11-21T11:00:00Z'));
    expect((await change(id, 'held')).status).toBe(200);
    server.clock.set(new Date('2026-11-21T09:00:00Z'));
    const rows = await server.database.owner
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'events')
      .where('record_id', '=', String(id))
      .where('action', '=', 'status')
      .orderBy('id')
      .execute();
    expect(rows.map(({ changes }) => changes)).toEqual([
      { status: ['planned', 'open'] },
      { status: ['open', 'held'] },
    ]);
    expect((await maker.delete(`${records}/events/${id}`)).body.code).toBe('event_over');
  });

  test('cannot become open after the event began', async () => {
    const { id } = (await plan({ starts_at: '2026-11-20T10:00:00Z' })).body;
    expect((await change(id, 'open')).body.code).toBe('status_change');
  });

  test('canceled allows replanning and deleting but no editing', async () => {
    const { id } = (await plan()).body;
    await change(id, 'cancelled');
    const { body } = await maker.get(`${records}/events/${id}`);
    expect((await maker.put(`${records}/events/${id}`, body)).body.code).toBe('event_over');
    expect((await change(id, 'planned')).status).toBe(200);
    await change(id, 'cancelled');
    expect((await maker.delete(`${records}/events/${id}`)).status).toBe(200);
  });

  test('refuses an unknown event and an unknown status', async () => {
    expect((await change(99_999, 'open')).status).toBe(404);
    expect((await change(99_999, 'postponed')).status).toBe(422);
  });

  test('cannot be changed by editing the event', async () => {
    const { body } = await plan();
    const reply = await maker.put(`${records}/events/${body.id}`, { ...body, status: 'held' });
    expect(reply.body.status).toBe('planned');
  });
});
