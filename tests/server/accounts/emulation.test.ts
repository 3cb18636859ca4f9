import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

const session = '/api/v2/session';
const reason = 'Their reminders do not arrive';
const hour = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person who emulates another account, delegated to them or not. */
async function onlooker({ delegated = false, permissions = ['user', 'admin'] as Permission[] } = {}) {
  const own = await server.anAccount();
  const other = await server.anAccount();
  const user = await server.aUser({ account: own, permissions });
  if (delegated) await server.delegate(user, other);
  const client = await server.signIn(user);
  client.givesReason = false;
  client.emulatedAccountId = other.id;
  return { own, other, user, client };
}
const people = (client: Client) => client.get('/api/v2/resources/users');
const view = (client: Client, account_id: number, body: object = { reason }) =>
  client.post(`${session}/view`, { account_id, ...body });
const entriesOf = (accountId: number) =>
  server.database.owner
    .selectFrom('audit_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('the reason for an emulation', () => {
  test('is required before platform staff see anything of an account', async () => {
    const { other, client } = await onlooker();
    const refused = await people(client);
    expect([refused.status, refused.body.code]).toEqual([403, 'reason_needed']);
    expect((await client.get(session)).body.emulation).toMatchObject({ reason: null, needs_reason: true });
    expect((await view(client, other.id)).status).toBe(200);
    expect((await people(client)).status).toBe(200);
    expect((await client.get(session)).body.emulation).toMatchObject({ reason, needs_reason: false });
  });

  test('is optional for a delegate', async () => {
    const { other, client } = await onlooker({ delegated: true, permissions: ['user', 'delegated_admin'] });
    expect((await people(client)).status).toBe(200);
    expect((await view(client, other.id)).status).toBe(200);
    expect((await client.get(session)).body.emulation.reason).toBe(reason);
  });

  test.each([[{}], [{ reason: '' }], [{ reason: '  no  ' }], [{ reason: 'x'.repeat(201) }], [{ reason: 5 }]])(
    'is refused when it explains nothing: %j',
    async (body) => {
      const { other, client } = await onlooker();
      expect((await view(client, other.id, body)).status).toBe(422);
      expect((await people(client)).status).toBe(403);
    },
  );

  test('is required again after an hour', async () => {
    const { other, client } = await onlooker();
    await view(client, other.id);
    server.clock.advance(hour);
    expect((await people(client)).body.code).toBe('emulation_over');
    expect((await view(client, other.id)).body.code).toBe('emulation_over');
    client.emulatedAccountId = null;
    await client.get(session);
    client.emulatedAccountId = other.id;
    expect((await people(client)).body.code).toBe('reason_needed');
  });

  test('is refused for an inaccessible account, for the caller’s own account, and without a session', async () => {
    const { own, other, client } = await onlooker({ permissions: ['user', 'local_admin'] });
    client.emulatedAccountId = null;
    const replies = [await view(client, other.id), await view(client, 999_999)];
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
    expect((await view(client, own.id)).status).toBe(403);
    expect((await view(server.visitor(), other.id)).status).toBe(401);
    expect(await entriesOf(other.id)).toEqual([]);
  });
});

describe('the duration of an emulation', () => {
  test('is not extended by emulating a second account or using the own account', async () => {
    const { own, other, client } = await onlooker();
    const third = await server.anAccount();
    await view(client, other.id);
    await view(client, third.id);
    server.clock.advance(hour - 1000);
    client.emulatedAccountId = third.id;
    expect((await people(client)).status).toBe(200);
    client.emulatedAccountId = null;
    expect((await client.get(session)).body.currentAccount.id).toBe(own.id);
    client.emulatedAccountId = other.id;
    server.clock.advance(1000);
    expect((await people(client)).body.code).toBe('emulation_over');
  });

  test('can be ended early', async () => {
    const { other, client } = await onlooker();
    await view(client, other.id);
    const reply = await client.post(`${session}/leave`, { account_id: other.id });
    expect(reply.body).toEqual({ message: 'You’re back in your own account.' });
    expect((await people(client)).body.code).toBe('reason_needed');
    expect((await server.visitor().post(`${session}/leave`, { account_id: other.id })).status).toBe(401);
  });
});

describe('the audit log of the emulated account', () => {
  test('records the person, the start, the reason and the changes', async () => {
    const { other, user, client } = await onlooker();
    await people(client);
    await view(client, other.id);
    await client.post('/api/v2/resources/teams', { name: 'Made from outside' });
    await client.post(`${session}/leave`, { account_id: other.id });
    const entries = await entriesOf(other.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'view_account',
      'view_account_reason',
      'create',
      'leave_account',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_id: user.id, as_account_id: other.id });
    }
    expect(entries[1]?.changes).toEqual({ reason: [null, reason] });
  });
});

describe('a suspended or closed account', () => {
  test.each(['suspended', 'closed'] as const)('is read-only while %s', async (status) => {
    const { other, client } = await onlooker();
    await server.database.owner.updateTable('accounts').set({ status }).where('id', '=', other.id).execute();
    await view(client, other.id);
    expect((await people(client)).status).toBe(200);
    const refused = await client.post('/api/v2/resources/teams', { name: 'Too late' });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  });
});
