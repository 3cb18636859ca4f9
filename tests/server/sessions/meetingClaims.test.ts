import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Meeting,
  MeetingError,
  type MeetingProvider,
} from '../../../server/integrations/meetings/meetingProvider.ts';
import { syncMeetings } from '../../../server/usecases/sessions/meetings/syncMeetings.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from './sessionCompany.ts';

const start = new Date('2026-11-21T09:00:00Z');
const minute = 60_000;
let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  server = await startTestServer();
  company = await addSessionCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await company.moveTo(start);
  await server.database.executeSql('delete from event_meetings');
  await server.database.executeSql("update events set status = 'held'");
});

const aMeeting = () => company.aSession({ place: null, link: null, creates_meeting: true });

/** A server whose provider does `create` for each new meeting. */
const aServer = (create: (externalId: string) => Promise<Meeting>) => {
  const meetings: MeetingProvider = {
    isConfigured: true,
    findOrCreate: create,
    update: async () => undefined,
    remove: async () => undefined,
  };
  return { sync: () => syncMeetings({ ...server.deps, meetings }) };
};
const created = (id: string): Meeting => ({ id, joinUrl: `https://teams.example/${id}`, isNew: true });
const storedIds = async () =>
  (await server.database.executeSql('select meeting_id from event_meetings order by id')).rows.map(
    ({ meeting_id }) => meeting_id,
  );

describe('SESS-08 two servers', () => {
  test('request each meeting once, although each request takes a minute and a half', async () => {
    for (let count = 0; count < 3; count += 1) await aMeeting();
    const requested: string[] = [];
    const second = aServer(async (externalId) => {
      requested.push(externalId);
      return created(externalId);
    });
    const first = aServer(async (externalId) => {
      requested.push(externalId);
      server.clock.advance(1.5 * minute);
      await second.sync();
      return created(externalId);
    });
    await first.sync();
    expect(requested).toHaveLength(3);
    expect(new Set(requested).size).toBe(3);
    expect(await storedIds()).not.toContain(null);
  });

  test.each([
    ['a meeting', async () => created('slow')],
    ['a failure', () => Promise.reject(new MeetingError('refused', '400'))],
  ])('take over from each other, and the one that was slower doesn’t store %s', async (_, outcome) => {
    const id = await aMeeting();
    const quick = aServer(async () => created('quick'));
    const slow = aServer(async () => {
      server.clock.advance(6 * minute);
      await quick.sync();
      return outcome();
    });
    await slow.sync();
    expect(await storedIds()).toEqual(['quick']);
    expect((await company.organize('participants', { event_id: id, page: 1 })).body.meeting).toMatchObject({
      failure: null,
    });
  });
});
