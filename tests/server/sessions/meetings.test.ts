import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMeetingProvider } from '../../../server/integrations/meetings/openMeetingProvider.ts';
import { syncMeetings } from '../../../server/usecases/sessions/meetings/syncMeetings.ts';
import { type FakeTeams, startFakeTeams } from '../../support/fakeTeams.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from './sessionCompany.ts';

const start = new Date('2026-11-21T09:00:00Z');
const minute = 60_000;

let teams: FakeTeams;
let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  teams = await startFakeTeams();
  server = await startTestServer({
    environment: { meetings: teams.settings },
    meetings: openMeetingProvider(teams.settings, { now: () => new Date() }),
  });
  company = await addSessionCompany(server);
});
afterAll(async () => {
  await server.close();
  await teams.close();
});
beforeEach(async () => {
  await company.moveTo(start);
  await server.database.executeSql('delete from event_meetings');
  await server.database.executeSql("update events set status = 'held'");
  teams.meetings.clear();
  teams.requests.length = 0;
  teams.responses.length = 0;
});

const aMeeting = (facts: object = {}) =>
  company.aSession({ place: null, link: null, creates_meeting: true, ...facts });
const sync = () => syncMeetings(server.deps);
const meetingOf = async (event_id: number) =>
  (await company.organize('participants', { event_id, page: 1 })).body.meeting;
const requested = () => teams.requests.filter((one) => one !== 'token').map((one) => one.split(' ')[0]);

describe('SESS-08 the meeting of a session', () => {
  test('is created when registration opens, moves with the session, and is deleted when it is canceled', async () => {
    const id = await aMeeting();
    expect(await meetingOf(id)).toMatchObject({ status: 'pending', link: null });
    await Promise.all([sync(), sync()]);
    expect(teams.meetings.size).toBe(1);
    const [meeting] = teams.meetings.values();
    expect(meeting).toMatchObject({ subject: 'Listening well', startDateTime: '2026-12-01T09:00:00.000Z' });
    const ready = { status: 'ready', link: `https://teams.example/join/${meeting?.id}`, failure: null };
    expect(await meetingOf(id)).toMatchObject(ready);
    await company.edit(id, { starts_at: '2026-12-08T09:00:00Z', minutes: 30 });
    await sync();
    expect(meeting).toMatchObject({ endDateTime: '2026-12-08T09:30:00.000Z' });
    await company.edit(id, { note: 'Bring a pen.' });
    await sync();
    expect(requested()).toEqual(['POST', 'PATCH']);
    await company.changeStatus(id, 'cancelled');
    await sync();
    expect([teams.meetings.size, await meetingOf(id)]).toEqual([0, null]);
  });

  test('is joined by registered people in the window of the session only', async () => {
    const id = await aMeeting();
    await sync();
    const [person, other] = await company.people(2);
    if (!person || !other) throw new Error('people are missing');
    await company.register(person.client, id);
    const shown = await company.read(person.client, id);
    expect(shown).toMatchObject({ is_online: true, can_join: false });
    expect(JSON.stringify(shown)).not.toContain('teams.example');
    await company.moveTo(new Date('2026-12-01T08:50:00Z'));
    expect((await company.ask(other.client, 'join', { event_id: id })).status).toBe(404);
    const joined = await company.ask(person.client, 'join', { event_id: id });
    expect(joined.body.link).toMatch(/^https:\/\/teams\.example\/join\//);
  });

  test('a provider that fails loses neither the session nor registrations, and is asked again later', async () => {
    const id = await aMeeting();
    teams.responses.push({ status: 503 }, { status: 429, retryAfter: 600 });
    await sync();
    const [person] = await company.people(1);
    if (!person) throw new Error('people are missing');
    expect((await company.register(person.client, id)).body.status).toBe('registered');
    expect(await meetingOf(id)).toMatchObject({
      status: 'retrying',
      failure: 'unavailable',
      next_attempt_at: new Date(start.getTime() + minute).toISOString(),
    });
    await sync();
    expect(requested()).toEqual(['POST']);
    await company.moveTo(new Date(start.getTime() + minute));
    await sync();
    expect((await meetingOf(id)).next_attempt_at).toBe(new Date(start.getTime() + 11 * minute).toISOString());
    await company.moveTo(new Date(start.getTime() + 11 * minute));
    await sync();
    expect(await meetingOf(id)).toMatchObject({ status: 'ready', failure: null });
    expect((await company.read(person.client, id)).registration.status).toBe('registered');
  });

  test('after refused credentials, the organizer tries again or enters a link', async () => {
    const id = await aMeeting();
    teams.responses.push({ status: 403 });
    await sync();
    expect(await meetingOf(id)).toMatchObject({ status: 'failed', failure: 'misconfigured' });
    await company.moveTo(new Date(start.getTime() + 120 * minute));
    await sync();
    expect(requested()).toEqual(['POST']);
    expect((await company.organize('retry_meeting', { event_id: id })).status).toBe(200);
    await server.runJobs();
    expect(await meetingOf(id)).toMatchObject({ status: 'ready' });
    await company.edit(id, { link: 'https://meet.example/ours' });
    await sync();
    expect([teams.meetings.size, await meetingOf(id)]).toEqual([0, null]);
    const [person] = await company.people(1);
    if (!person) throw new Error('people are missing');
    await company.register(person.client, id);
    await company.moveTo(new Date('2026-12-01T08:50:00Z'));
    const joined = await company.ask(person.client, 'join', { event_id: id });
    expect(joined.body.link).toBe('https://meet.example/ours');
  });

  test('a lost response creates no second meeting, and a canceled session leaves none behind', async () => {
    const id = await aMeeting();
    teams.responses.push('lost');
    await sync();
    expect([teams.meetings.size, (await meetingOf(id)).status]).toEqual([1, 'retrying']);
    await company.edit(id, { minutes: 45 });
    await sync();
    expect([...teams.meetings.values()]).toMatchObject([{ endDateTime: '2026-12-01T09:45:00.000Z' }]);
    const other = await aMeeting({ starts_at: '2026-12-03T09:00:00Z' });
    teams.responses.push('lost');
    await sync();
    await company.edit(other, { minutes: 40 });
    await company.changeStatus(other, 'cancelled');
    expect((await company.organizer.delete(`/api/v2/resources/events/${other}`)).status).toBe(200);
    expect(teams.meetings.size).toBe(2);
    await company.moveTo(new Date(start.getTime() + 2 * minute));
    await sync();
    expect(teams.meetings.size).toBe(1);
  });

  test('a meeting that was deleted at the provider is created again', async () => {
    const id = await aMeeting();
    await sync();
    teams.meetings.clear();
    await company.edit(id, { minutes: 30 });
    await sync();
    await sync();
    expect(teams.meetings.size).toBe(1);
    expect(await meetingOf(id)).toMatchObject({ status: 'ready' });
  });

  test('without a provider, organizers enter links, and nothing is requested', async () => {
    const bare = await startTestServer();
    const own = await addSessionCompany(bare);
    const id = await own.aSession({ place: null, link: null, creates_meeting: true });
    await syncMeetings(bare.deps);
    const { body } = await own.organize('participants', { event_id: id, page: 1 });
    expect(body.meeting).toMatchObject({ status: 'off', link: null });
    expect((await bare.visitor().get('/api/v2/config')).body.offersMeetings).toBe(false);
    expect((await server.visitor().get('/api/v2/config')).body.offersMeetings).toBe(true);
    await bare.close();
  });

  test('only organizers ask the provider again, for sessions that have a meeting', async () => {
    const id = await company.aSession();
    expect((await company.organize('retry_meeting', { event_id: id })).status).toBe(404);
    const [person] = await company.people(1);
    if (!person) throw new Error('people are missing');
    expect((await company.organize('retry_meeting', { event_id: id }, person.client)).status).toBe(403);
    expect((await company.organize('retry_meeting', { event_id: id }, server.visitor())).status).toBe(401);
    expect((await company.organize('retry_meeting', { event_id: 'x' })).status).toBe(422);
  });
});
