import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import type { MeetingError } from '../../../server/integrations/meetings/meetingProvider.ts';
import { readMeetingSettings } from '../../../server/integrations/meetings/meetingSettings.ts';
import { openMeetingProvider } from '../../../server/integrations/meetings/openMeetingProvider.ts';
import { createTeamsMeetingProvider } from '../../../server/integrations/meetings/teamsMeetingProvider.ts';
import { type FakeTeams, startFakeTeams, type TeamsResponse } from '../../support/fakeTeams.ts';

let teams: FakeTeams;
let now = new Date('2026-11-21T09:00:00Z');
beforeAll(async () => {
  teams = await startFakeTeams();
});
afterAll(() => teams.close());
beforeEach(() => {
  teams.meetings.clear();
  teams.requests.length = 0;
});

const facts = { title: 'Listening “well” – ü', starts_at: '2026-12-01T09:00:00.000Z', minutes: 90 };
const provider = (overrides: object = {}) =>
  createTeamsMeetingProvider(
    createOutboundClient({ allowsPrivateAddresses: true, timeoutMs: 300, maxResponseBytes: 10_000 }),
    { ...teams.settings, ...overrides },
    () => now,
  );
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ failure: kind, retryAfterSeconds, message }: MeetingError) => ({ kind, retryAfterSeconds, message }),
  );

describe('SESS-08 the client of onlineMeetings', () => {
  test('creates a meeting once for each of our ids, changes it and deletes it', async () => {
    const client = provider();
    const created = await client.findOrCreate('id-1', facts);
    expect(created).toMatchObject({ isNew: true, joinUrl: `https://teams.example/join/${created.id}` });
    expect([...teams.meetings.values()]).toEqual([
      {
        id: created.id,
        externalId: 'id-1',
        subject: facts.title,
        startDateTime: '2026-12-01T09:00:00.000Z',
        endDateTime: '2026-12-01T10:30:00.000Z',
      },
    ]);
    expect(await client.findOrCreate('id-1', null)).toEqual({ ...created, isNew: false });
    await client.update(created.id, { ...facts, minutes: 60 });
    expect(teams.meetings.get(created.id)?.endDateTime).toBe('2026-12-01T10:00:00.000Z');
    await client.remove(created.id);
    await client.remove(created.id);
    expect(teams.meetings.size).toBe(0);
    expect((await failure(client.update(created.id, facts)))?.kind).toBe('missing');
    expect(teams.requests.filter((one) => one === 'token')).toHaveLength(1);
  });

  test('renews a token before it expires, and once when it is refused', async () => {
    const client = provider();
    await client.findOrCreate('id-1', facts);
    now = new Date(now.getTime() + 56 * 60_000);
    await client.findOrCreate('id-1', facts);
    teams.revokeTokens();
    await client.findOrCreate('id-1', facts);
    expect(teams.requests.filter((one) => one === 'token')).toHaveLength(3);
  });

  test.each<[string, TeamsResponse, object]>([
    ['too many requests', { status: 429, retryAfter: 120 }, { kind: 'unavailable', retryAfterSeconds: 120 }],
    ['a failure of the service', { status: 503 }, { kind: 'unavailable', retryAfterSeconds: null }],
    ['no response in time', 'silence', { kind: 'unavailable' }],
    ['a missing permission', { status: 403 }, { kind: 'misconfigured' }],
    ['an organizer who doesn’t exist', { status: 404 }, { kind: 'misconfigured' }],
    ['a meeting that is not accepted', { status: 400 }, { kind: 'refused' }],
  ])('tells %s from other failures', async (_, response, expected) => {
    const client = provider();
    await client.findOrCreate('id-0', facts);
    teams.responses.push(response);
    const found = await failure(client.findOrCreate('id-1', facts));
    expect(found).toMatchObject(expected);
    expect(found?.message).not.toContain('Listening');
  });

  test('reports wrong credentials, and calls no private address unless it is permitted', async () => {
    expect((await failure(provider({ clientSecret: 'other' }).findOrCreate('id-1', facts)))?.kind).toBe(
      'misconfigured',
    );
    const clock = { now: () => now };
    const open = (allowsPrivateAddresses: boolean) =>
      openMeetingProvider({ ...teams.settings, allowsPrivateAddresses }, clock).findOrCreate('id-2', facts);
    expect(await failure(open(false))).toMatchObject({
      kind: 'unavailable',
      message: 'The meeting provider failed: unavailable (private_address).',
    });
    expect(await failure(open(true))).toBeNull();
    expect(openMeetingProvider(null, clock).isConfigured).toBe(false);
  });
});

describe('SESS-08 the settings of online meetings', () => {
  const all = {
    TEAMS_TENANT_ID: 't',
    TEAMS_CLIENT_ID: 'c',
    TEAMS_CLIENT_SECRET: 's',
    TEAMS_ORGANIZER_ID: 'o',
  };

  test('are off without variables, and use Microsoft’s addresses unless others are set', () => {
    expect(readMeetingSettings({})).toBeNull();
    expect(readMeetingSettings(all)).toMatchObject({
      endpoint: 'https://graph.microsoft.com',
      signInEndpoint: 'https://login.microsoftonline.com',
      allowsPrivateAddresses: false,
    });
    const secret = 'x'.repeat(32);
    const environment = { ...all, CAIRN_SECRET: secret, TEAMS_ENDPOINT: 'https://graph.microsoft.us/' };
    expect(readEnvironment(environment).meetings?.endpoint).toBe('https://graph.microsoft.us');
  });

  test.each([
    [{ TEAMS_CLIENT_ID: 'c' }, 'Set TEAMS_TENANT_ID, TEAMS_CLIENT_SECRET, TEAMS_ORGANIZER_ID together with'],
    [{ ...all, TEAMS_ENDPOINT: 'http://graph.example' }, 'TEAMS_ENDPOINT must look like'],
    [{ ...all, TEAMS_SIGN_IN_ENDPOINT: 'https://a:b@x.example' }, 'TEAMS_SIGN_IN_ENDPOINT must look like'],
  ])('state what to set: %j', (variables, sentence) => {
    expect(() => readMeetingSettings(variables)).toThrow(sentence);
  });
});
