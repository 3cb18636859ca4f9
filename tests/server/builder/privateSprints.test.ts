import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountScope, platformScope } from '../../../server/kernel/scope.ts';
import type { Scope } from '../../../server/store/database.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('SPRINT-02 the database shows a private sprint and its steps to its person and to jobs alone', async () => {
  const account = await server.anAccount();
  const [owner, admin] = [await server.aUser({ account }), await server.aUser({ account })];
  await server.database.executeSql(`
    with sprint as (insert into sprints (account_id, title, user_id, starts_on, ends_on, status, is_private)
      values (${account.id}, 'Alone', ${owner.id}, '2026-11-23', '2026-12-04', 'running', true) returning id)
    insert into sprint_steps (account_id, sprint_id, action, day)
      select ${account.id}, id, 'Ask first', 1 from sprint`);
  const read = (scope: Scope) =>
    server.database.as(scope, async (tx) => [
      (await tx.selectFrom('sprints').select('title').execute()).length,
      (await tx.selectFrom('sprint_steps').select('action').execute()).length,
      (await tx.updateTable('sprints').set({ purpose: 'Read' }).executeTakeFirst()).numUpdatedRows,
    ]);
  expect(await read(accountScope(account.id, admin.id))).toEqual([0, 0, 0n]);
  expect(await read(accountScope(account.id))).toEqual([0, 0, 0n]);
  expect(await read(accountScope(account.id, owner.id))).toEqual([1, 1, 1n]);
  expect(await read(platformScope)).toEqual([1, 1, 1n]);
});
