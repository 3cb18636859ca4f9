import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft, ids, legacy, openTestAccount, v2 } from './testAccount.ts';

let { server, own, foreign, someone } = {} as Awaited<ReturnType<typeof openTestAccount>>;
beforeAll(async () => {
  ({ server, own, foreign, someone } = await openTestAccount());
});
afterAll(() => server.close());

describe('account.php', () => {
  test('LEG-08 requires a known actionName', async () => {
    const client = await someone(['admin']);
    for (const actionName of ['drop-all', '', 'constructor', undefined]) {
      const reply = await client.post('/legacy/account.php', { actionName });
      expect([reply.status, reply.body.code]).toEqual([400, 'unknown_action']);
    }
  });

  test('LEG-02 LEG-09 LEG-18 get-all returns accounts in the data envelope to platform admins', async () => {
    const reply = await legacy(await someone(['admin']), 'get-all');
    expect(Object.keys(reply.body)).toEqual(['data']);
    expect(ids({ body: reply.body.data })).toEqual(expect.arrayContaining([own.id, foreign.id]));
    expect((await legacy(await someone(['local_admin']), 'get-all')).status).toBe(403);
  });

  test('LEG-10 LEG-18 get-user-delegated-accounts returns the delegated accounts', async () => {
    const reply = await legacy(await someone(['local_admin'], foreign), 'get-user-delegated-accounts');
    expect(ids({ body: reply.body.data })).toEqual([foreign.id]);
    const none = await legacy(await someone(['local_admin']), 'get-user-delegated-accounts');
    expect(none.body.data.accounts).toEqual([]);
  });

  test('LEG-11 LEG-18 get-account accepts id or account_id and returns the account', async () => {
    const client = await someone(['user']);
    for (const body of [{ id: own.id }, { account_id: own.id }, { id: 999_999, account_id: own.id }]) {
      expect((await legacy(client, 'get-account', body)).body.data.account.id).toBe(own.id);
    }
    expect((await legacy(client, 'get-account', { id: foreign.id })).status).toBe(404);
    expect((await legacy(client, 'get-account')).status).toBe(422);
  });

  test('LEG-12 LEG-13 LEG-14 LEG-18 create, update and change-status behave like v2 and return a message', async () => {
    const admin = await someone(['admin']);
    const created = await legacy(admin, 'create', draft({ name: 'By the old way' }));
    const { account_id, message } = created.body.data;
    expect(message).toBe('Account created.');
    const saved = await legacy(admin, 'update', draft({ account_id, name: 'Saved' }));
    expect(saved.body.data.message).toBe('Account saved.');
    const changed = await legacy(admin, 'change-status', { account_id, status: 'trial' });
    expect(changed.body.data).toEqual({ message: 'Account status changed.' });
    const { account } = (await v2(admin, 'get_account', { account_id })).body;
    expect(account).toMatchObject({ name: 'Saved', status: 'trial' });
  });

  test('returns the people of an account without delegation only during an emulation with a reason', async () => {
    const admin = await someone(['admin']);
    const requests = { account_id: foreign.id };
    for (const actionName of ['get-users', 'get-users-by-role']) {
      const reply = await legacy(admin, actionName, requests);
      expect([reply.status, reply.body.code, reply.body.data], actionName).toEqual([
        403,
        'reason_needed',
        {},
      ]);
    }
    const delegated = await someone(['local_admin', 'delegated_admin'], foreign);
    expect((await legacy(delegated, 'get-users', requests)).status).toBe(200);
    expect((await v2(admin, 'get_account', requests)).status).toBe(200);
  });

  test('LEG-15 LEG-18 ENT-28 ENT-30 get-users returns only the id and name of active users', async () => {
    const account = await server.anAccount();
    const active = await server.aUser({ account, first_name: 'Ann', last_name: 'Rivers' });
    await server.aUser({ account, status: 'inactive' });
    const reply = await legacy(await someone(['local_admin'], account), 'get-users', {
      account_id: account.id,
    });
    expect(reply.body.data.users).toEqual([{ id: active.id, name: 'Ann Rivers' }]);
  });

  test('LEG-16 LEG-18 ENT-29 ENT-30 get-users-by-role returns a list with the role of each user', async () => {
    const account = await server.anAccount();
    const lead = await server.aUser({
      account,
      first_name: 'Ann',
      last_name: 'Rivers',
      permissions: ['supervisor'],
    });
    const reply = await legacy(await someone(['local_admin'], account), 'get-users-by-role', {
      account_id: account.id,
    });
    expect(reply.body.data.list).toEqual([{ id: lead.id, name: 'Ann Rivers', role: 'Team Lead' }]);
  });

  test('LEG-17 LEG-18 ENT-27 ENT-30 get-relations returns the relationship types with id and name', async () => {
    const reply = await legacy(await someone(['local_admin']), 'get-relations', { account_id: own.id });
    expect(reply.body.data.relations).toEqual([
      { id: 1, name: 'Manager' },
      { id: 2, name: 'Peer' },
      { id: 3, name: 'Direct report' },
      { id: 4, name: 'Other' },
    ]);
  });

  test.each([['get-users'], ['get-users-by-role'], ['get-relations']])(
    '%s returns not found for an inaccessible account and requires an administrator',
    async (actionName) => {
      const client = await someone(['local_admin']);
      const replies = [];
      for (const account_id of [foreign.id, 999_999])
        replies.push(await legacy(client, actionName, { account_id }));
      expect(replies[0]?.status).toBe(404);
      expect(replies[0]?.text).toBe(replies[1]?.text);
      expect((await legacy(await someone(['supervisor']), actionName, { account_id: own.id })).status).toBe(
        403,
      );
    },
  );

  test('LEG-03 a refusal states its reason in statusMessage', async () => {
    const reply = await legacy(await someone(['user']), 'get-account', { id: foreign.id });
    expect(reply.body).toMatchObject({ data: {}, statusMessage: expect.any(String) });
    expect(reply.body.statusMessage).not.toBe('');
  });

  test('a consultant reads delegated accounts and cannot write while viewing one', async () => {
    const client = await someone(['consultant'], foreign);
    client.emulatedAccountId = foreign.id;
    expect((await client.get('/api/v2/session')).status).toBe(200);
    expect((await v2(client, 'get_account', { account_id: foreign.id })).status).toBe(200);
    expect((await v2(client, 'create', draft())).status).toBe(403);
  });
});
