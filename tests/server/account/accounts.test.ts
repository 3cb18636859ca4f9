import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '../../../domain/access/permissions.ts';
import { draft, ids, legacy, openTestAccount, v2 } from './testAccount.ts';

let { server, own, foreign, someone } = {} as Awaited<ReturnType<typeof openTestAccount>>;
beforeAll(async () => {
  ({ server, own, foreign, someone } = await openTestAccount());
});
afterAll(() => server.close());

describe('the list of accounts', () => {
  test("API-09 API-32 ENT-26 ENT-30 delegated_only returns the caller's own and delegated accounts with id and name", async () => {
    const client = await someone(['local_admin'], foreign);
    const reply = await v2(client, 'get_accounts', { delegated_only: true });
    expect(reply.status).toBe(200);
    expect(ids(reply).sort()).toEqual([own.id, foreign.id].sort());
    expect(reply.body.accounts.map(({ name }: { name: string }) => name)).toEqual([
      'Harbor & Pine',
      'Lumen Works',
    ]);
  });

  test('API-32 only platform admins list all accounts; others always get their own list', async () => {
    const admin = await v2(await someone(['admin']), 'get_accounts', { delegated_only: false });
    expect(ids(admin)).toEqual(expect.arrayContaining([own.id, foreign.id]));
    const localAdmin = await v2(await someone(['local_admin']), 'get_accounts', { delegated_only: false });
    expect(ids(localAdmin)).toEqual([own.id]);
    const words = await v2(await someone(['admin']), 'get_accounts', { delegated_only: 'maybe' });
    expect(words.status).toBe(422);
  });

  test('a delegation counts only for people who may view other accounts', async () => {
    expect(ids(await v2(await someone(['user'], foreign), 'get_accounts', {}))).toEqual([own.id]);
    expect(ids(await v2(await someone(['consultant'], foreign), 'get_accounts', {})).sort()).toEqual(
      [own.id, foreign.id].sort(),
    );
  });
});

describe('one account', () => {
  test('API-10 ENT-16 is returned to people who may view it', async () => {
    const { status, body } = await v2(await someone(['user']), 'get_account', { account_id: own.id });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({
      id: own.id,
      name: 'Harbor & Pine',
      meta_data: [{ enable_search: false }],
    });
  });

  test('returns not found for an inaccessible account, as for one that does not exist', async () => {
    const client = await someone(['local_admin']);
    const replies = [];
    for (const account_id of [foreign.id, 999_999])
      replies.push(await v2(client, 'get_account', { account_id }));
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
  });

  test.each([[0], ['one'], [1.5], [99_999_999_999], [null], [{}]])(
    'rejects %s as an account id',
    async (account_id) => {
      const reply = await v2(await someone(['admin']), 'get_account', { account_id });
      expect(reply.status).toBe(422);
      expect(reply.body.problems).toMatchObject([{ field: 'account_id' }]);
    },
  );
});

describe('creating and saving accounts', () => {
  test('API-11 creates an account as a draft when account_id is null', async () => {
    const admin = await someone(['admin']);
    const reply = await v2(admin, 'create', draft({ name: 'Solo Labs', status: 'active', id: 1 }));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ account_id: expect.any(Number), message: 'Account created.' });
    const { account } = (await v2(admin, 'get_account', { account_id: reply.body.account_id })).body;
    expect(account).toMatchObject({
      name: 'Solo Labs',
      status: 'draft',
      contract_date: '2026-01-31',
      modules: [1],
    });
  });

  test('API-12 saves the fields but not the status', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount({ status: 'trial' });
    const fields = draft({ account_id: id, status: 'closed', modules: [2, 3], enable_search: true });
    const reply = await v2(admin, 'update', fields);
    expect(reply.body).toEqual({ account_id: id, message: 'Account saved.' });
    const { account } = (await v2(admin, 'get_account', { account_id: id })).body;
    expect(account).toMatchObject({ status: 'trial', modules: [2, 3], meta_data: [{ enable_search: true }] });
  });

  test('refuses to overwrite a newer version', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount();
    const { account } = (await v2(admin, 'get_account', { account_id: id })).body;
    const fields = draft({ account_id: id, updated_at: account.updated_at });
    expect((await v2(admin, 'update', fields)).status).toBe(200);
    const late = await v2(admin, 'update', { ...fields, name: 'Too late' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  });

  test('refuses a schema name that another account uses', async () => {
    const admin = await someone(['admin']);
    const fields = draft();
    await v2(admin, 'create', fields);
    const { account_id } = (await v2(admin, 'create', draft())).body;
    const taken = { ...draft(), schema_name: fields.schema_name };
    const replies = [
      await v2(admin, 'create', taken),
      await v2(admin, 'update', { ...taken, account_id }),
      await legacy(admin, 'create', taken),
      await legacy(admin, 'update', { ...taken, account_id }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([409, 'taken']);
      expect(body.problems).toEqual([{ field: 'schema_name', problem: 'taken' }]);
    }
  });

  test('lets a delegated admin create accounts of the HR app only and delegates them to that admin', async () => {
    const hr = await someone(['delegated_admin']);
    const ordinary = await v2(hr, 'create', draft());
    expect([ordinary.status, ordinary.body.problems[0].field]).toEqual([403, 'schema_name']);
    const { body } = await v2(hr, 'create', draft({ schema_name: 'cairnhr_new' }));
    expect(ids(await v2(hr, 'get_accounts', { delegated_only: true }))).toContain(body.account_id);
    const renamed = draft({ account_id: body.account_id, schema_name: 'cairnhr_new', name: 'Renamed' });
    expect((await v2(hr, 'update', renamed)).status).toBe(200);
    const more = await v2(hr, 'update', { ...renamed, modules: [1, 2, 3, 4] });
    expect([more.status, more.body.problems]).toEqual([403, [{ field: 'modules', problem: 'beyondYours' }]]);
  });

  test('refuses a delegated admin who saves an account outside the HR app or not delegated', async () => {
    const variant = await server.anAccount({ schema_name: 'cairnhr_foreign' });
    const hr = await someone(['delegated_admin'], foreign);
    expect((await v2(hr, 'update', draft({ account_id: foreign.id }))).status).toBe(403);
    const replies = [];
    for (const account_id of [variant.id, 999_999])
      replies.push(await v2(hr, 'update', draft({ account_id })));
    expect(replies[0]?.status).toBe(404);
    expect(replies[0]?.text).toBe(replies[1]?.text);
  });

  test.each([[['user']], [['supervisor']], [['local_admin']], [['app_admin']]] as Permission[][][])(
    'refuses to create or save an account with the permission %s',
    async (permissions) => {
      const client = await someone(permissions);
      expect((await v2(client, 'create', draft())).status).toBe(403);
      expect((await v2(client, 'update', draft({ account_id: own.id }))).status).toBe(403);
    },
  );
});

describe('the status of an account', () => {
  test('API-13 STATE-32 is changed by a platform admin, with a message in the response', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount({ status: 'trial' });
    const reply = await v2(admin, 'update_status', { account_id: id, status: 'active' });
    expect(reply.body).toEqual({ message: 'Account status changed.' });
    expect((await v2(admin, 'get_account', { account_id: id })).body.account.status).toBe('active');
  });

  test('API-13 takes the account fields, of which only the status changes', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount({ status: 'trial' });
    const read = async () => (await v2(admin, 'get_account', { account_id: id })).body.account;
    const before = await read();
    const fields = draft({ account_id: id, name: 'Renamed', modules: [], status: 'active' });
    expect((await v2(admin, 'update_status', fields)).status).toBe(200);
    const after = await read();
    expect(after).toEqual({ ...before, status: 'active', updated_at: after.updated_at });
    const wrong = { account_id: id, status: 'suspended', name: 'x'.repeat(121) };
    expect((await v2(admin, 'update_status', wrong)).status).toBe(422);
    expect((await read()).status).toBe('active');
  });

  test('STATE-32 cannot be changed by anyone else on either backend', async () => {
    for (const permissions of [['local_admin'], ['delegated_admin'], ['app_admin']] as Permission[][]) {
      const client = await someone(permissions, foreign);
      const body = { account_id: foreign.id, status: 'closed' };
      expect((await v2(client, 'update_status', body)).status).toBe(403);
      expect((await legacy(client, 'change-status', body)).status).toBe(403);
    }
  });

  test('cannot be changed once closed', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount({ status: 'closed' });
    const reply = await v2(admin, 'update_status', { account_id: id, status: 'active' });
    expect([reply.status, reply.body.code]).toEqual([409, 'status_change']);
  });

  test('records every change in the audit log of the account with old and new values', async () => {
    const admin = await someone(['admin']);
    const { id } = await server.anAccount({ status: 'trial' });
    await v2(admin, 'update_status', { account_id: id, status: 'active' });
    const entries = await server.database.owner
      .selectFrom('audit_entries')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    expect(entries).toMatchObject([
      {
        actor_id: admin.id,
        action: 'change_status',
        resource: 'accounts',
        changes: { status: ['trial', 'active'] },
      },
    ]);
  });
});
