import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HomeOverview } from '../../../contract/v2/home.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { addSessionCompany, type SessionCompany } from '../sessions/sessionCompany.ts';

const start = new Date('2026-11-21T09:00:00Z');
let server: TestServer;
let company: SessionCompany;

beforeAll(async () => {
  server = await startTestServer({ now: start });
  company = await addSessionCompany(server);
});
beforeEach(() => company.moveTo(start));
afterAll(() => server.close());

/** What the home page lists at a time. */
async function listedAt(time: string, { client }: { client: Client }): Promise<Partial<HomeOverview>> {
  await company.moveTo(new Date(time));
  const { waiting, tasks } = (await client.post('/api/v2/home/overview', {})).body;
  return { waiting, tasks };
}
const nothing = { waiting: 0, tasks: [] };

test('HOME-01 a live session waits for whoever has a seat, from its day until it has ended', async () => {
  const id = await company.aSession();
  const [participant, colleague] = await company.people(2);
  if (!participant || !colleague) throw new Error('people are missing');
  await company.register(participant.client, id);
  expect(await listedAt('2026-11-30T12:00:00Z', participant)).toEqual(nothing);
  expect(await listedAt('2026-12-01T06:00:00Z', participant)).toMatchObject({
    waiting: 1,
    tasks: [
      {
        kind: 'sessionToday',
        context: 'Listening well',
        due_on: '2026-12-01',
        path: `/my-sessions/s/${id}`,
      },
    ],
  });
  expect(await listedAt('2026-12-01T06:00:00Z', colleague)).toEqual(nothing);
  expect(await listedAt('2026-12-01T10:00:01Z', participant)).toEqual(nothing);
});

test('HOME-01 a canceled session does not wait', async () => {
  const id = await company.aSession({ starts_at: '2026-12-02T09:00:00.000Z' });
  const [participant] = await company.people(1);
  if (!participant) throw new Error('people are missing');
  await company.register(participant.client, id);
  await company.changeStatus(id, 'cancelled');
  expect(await listedAt('2026-12-02T06:00:00Z', participant)).toEqual(nothing);
});
