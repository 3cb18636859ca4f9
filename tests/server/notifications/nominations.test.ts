import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aTestCompany } from '../raters/testCompany.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const list = async (client: Client) => (await client.post('/api/v2/notifications/list', { page: 1 })).body;
const eventsOf = async (client: Client) =>
  (await list(client)).notifications.map(({ event }: { event: string }) => event);

test('a nomination notifies the manager once a day, and again after the notification was read', async () => {
  const { self, boss, others, name } = await aTestCompany(server);
  const [me, manager] = [await self(), await boss()];
  await name(me, others[0]);
  await name(me, others[1]);
  expect(await list(manager)).toMatchObject({
    unread: 1,
    notifications: [{ event: 'raters_proposed', is_read: false }],
  });
  const [{ id }] = (await list(manager)).notifications;
  await manager.post('/api/v2/notifications/mark_read', { ids: [id] });
  expect((await list(manager)).unread).toBe(0);
  await server.database.owner
    .updateTable('notifications')
    .set({ mailed_at: server.clock.now().toISOString() })
    .where('id', '=', id)
    .execute();
  await name(me, others[2]);
  expect(await list(manager)).toMatchObject({ unread: 1, total: 1 });
  const renewed = server.database.owner.selectFrom('notifications').select('mailed_at').where('id', '=', id);
  expect(await renewed.executeTakeFirst()).toEqual({ mailed_at: null });
});

test('whoever no longer manages the participant no longer reads the notification', async () => {
  const { self, boss, others, name, manager } = await aTestCompany(server);
  await name(await self(), others[0]);
  const client = await boss();
  expect(await eventsOf(client)).toEqual(['raters_proposed']);
  await server.database.owner
    .deleteFrom('relationships')
    .where('from_user_id', '=', manager.id)
    .where('kind', '=', 'manager')
    .execute();
  expect(await list(client)).toEqual({ notifications: [], total: 0, unread: 0 });
});

test('the creator of a campaign is notified while a team lead, and administrators if there is no manager', async () => {
  const { account, admin, self, others, name, manager, campaign_id } = await aTestCompany(server);
  const { owner } = server.database;
  const creator = await server.aUser({ account, permissions: ['user', 'supervisor'] });
  await owner
    .updateTable('survey_campaigns')
    .set({ created_by: creator.id })
    .where('id', '=', campaign_id)
    .execute();
  const me = await self();
  await name(me, others[0]);
  expect(await eventsOf(await server.signIn(creator))).toEqual(['campaign_raters_proposed']);
  expect(await eventsOf(admin)).toEqual([]);
  await owner
    .updateTable('users')
    .set({ permissions: ['user'] })
    .where('id', '=', creator.id)
    .execute();
  expect(await eventsOf(await server.signIn(creator))).toEqual([]);
  await owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', manager.id).execute();
  await name(me, others[1]);
  expect(await eventsOf(admin)).toEqual(['campaign_raters_proposed']);
});

test('notifications of others can be made new again only in the account of the transaction', async () => {
  const { self, boss, others, name, manager, account } = await aTestCompany(server);
  await name(await self(), others[0]);
  const client = await boss();
  const [{ id }] = (await list(client)).notifications;
  await client.post('/api/v2/notifications/mark_read', { ids: [id] });
  const { owner } = server.database;
  const { key } = await owner
    .selectFrom('notifications')
    .select('key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const elsewhere = await server.anAccount();
  const scope = { role: 'web', accountId: elsewhere.id, userId: null, platform: false } as const;
  await server.database.as(scope, (tx) =>
    sql`select renew_notifications(${account.id}, array[${manager.id}]::int[], ${key}, now())`.execute(tx),
  );
  expect((await list(client)).unread).toBe(0);
});
