import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openDueCampaigns } from '../../../server/usecases/campaigns/opening/openDueCampaigns.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aCampaign, aCompany } from './testCampaigns.ts';

export let server: TestServer;
/** When each test begins. */
export let start: Date;

/** Starts a server for the tests of a file; each test begins at the same time. */
export function openScheduledServer(): void {
  beforeAll(async () => {
    server = await startTestServer();
    start = server.clock.now();
  });
  afterAll(() => server.close());
  beforeEach(() => server.clock.set(start));
}

export const schedule = (client: Client, campaign_id: number, opens_on: string) =>
  client.post('/api/v2/microsurvey/schedule', { campaign_id, opens_on });
export const cancel = (client: Client, campaign_id: number) =>
  client.post('/api/v2/microsurvey/cancel_schedule', { campaign_id });

/** A company in a time zone with a campaign that is scheduled to open on a day. */
export async function aSchedule(time_zone: string | null, opens_on: string, fields: object = {}) {
  const company = await aCompany(server, 6, () => ({ gender: 'woman' }));
  await server.database.owner
    .updateTable('accounts')
    .set({ time_zone })
    .where('id', '=', company.account.id)
    .execute();
  const id = await aCampaign(company.admin, { opens_on, closes_on: '2027-12-01', ...fields });
  const reply = await schedule(company.admin, id, opens_on);
  if (reply.status !== 200) throw new Error(`not scheduled: ${reply.text}`);
  return { ...company, id, opens_on };
}

export async function statusAt(instant: string, id: number): Promise<string> {
  server.clock.set(new Date(instant));
  await openDueCampaigns(server.deps);
  return (await stored(id)).status;
}

export const stored = (id: number) =>
  server.database.owner
    .selectFrom('benchmark_campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const participants = (id: number) =>
  server.database.owner.selectFrom('participations').selectAll().where('campaign_id', '=', id).execute();

export async function mailsAbout(id: number, template: string) {
  const rows = await server.database.owner
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', template)
    .execute();
  return rows
    .filter(({ params }) => params.campaign_id === id)
    .map(({ user_id, params }) => ({ user_id, params }));
}

export const auditOf = async (id: number) =>
  (
    await server.database.owner
      .selectFrom('audit_entries')
      .select(['action', 'actor_id'])
      .where('resource', '=', 'benchmark_campaigns')
      .where('record_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);
