import { afterAll, beforeAll, expect, test } from 'vitest';
import { readICalendar } from '../../support/readICalendar.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from '../sessions/sessionCompany.ts';

let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  server = await startTestServer({ now: new Date('2026-11-21T09:00:00Z') });
  company = await addSessionCompany(server);
});
afterAll(() => server.close());

test('SESS-04 CAL-02 the feed has the UID and SEQUENCE of the invitation, and its local time when clocks change', async () => {
  const { aSession, people, register, edit } = company;
  const [person] = await people(1);
  if (!person) throw new Error('people are missing');
  const created = await person.client.post('/api/v2/calendar/create_feed', {});
  const feed = new URL(created.body.url).pathname;
  const readFeed = async () => readICalendar((await server.visitor().get(feed)).text).events;
  const fileOf = async (id: number) => {
    const { text } = await person.client.get(`/api/v2/my_sessions/calendar?event_id=${id}`);
    return readICalendar(text).events[0];
  };
  const atTen = { before: '2027-03-27T09:00:00.000Z', after: '2027-03-29T08:00:00.000Z' };
  const first = await aSession({ starts_at: atTen.before });
  await register(person.client, first);
  await register(person.client, await aSession({ starts_at: atTen.after }));
  const events = await readFeed();
  expect(events.map(({ start }) => start)).toEqual([atTen.before, atTen.after]);
  expect(events.map(({ localStart }) => localStart.slice(11))).toEqual(['10:00:00', '10:00:00']);
  const known = events[0]?.value('uid');
  expect(known).toBe((await fileOf(first))?.value('uid'));

  const moved = '2027-03-30T08:00:00.000Z';
  await edit(first, { starts_at: moved });
  const event = (await readFeed()).find(({ value }) => value('uid') === known);
  expect([event?.start, event?.localStart.slice(11)]).toEqual([moved, '10:00:00']);
  expect(Number(event?.value('sequence'))).toBeGreaterThan(Number(events[0]?.value('sequence')));
  expect(event?.value('sequence')).toBe((await fileOf(first))?.value('sequence'));
});
