import { expect, test, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { advanceImport } from '../../../server/usecases/imports/advanceImport.ts';
import { csvOf, readImport, uploadAndCheck } from './importCalls.ts';
import { account, client, openTestCompany, server } from './testCompany.ts';

openTestCompany();

/** Every transaction for the current account fails, as a defect in a step would make it. */
function failForAccount(): () => void {
  const database: { as: Database['as'] } = server.deps.database.background;
  const { as } = database;
  const failing = account.id;
  database.as = (scope, work) =>
    scope.accountId === failing ? Promise.reject(new Error('ida@example.com')) : as(scope, work);
  return () => {
    database.as = as;
  };
}

const stateAs = (id: number, state: 'checking' | 'applying' | 'undoing') =>
  server.database.owner.updateTable('user_imports').set({ state }).where('id', '=', id).execute();

test.each([
  ['checking', 'checked'],
  ['applying', 'applied'],
  ['undoing', 'undone'],
] as const)(
  'an import that fails while %s is logged and does not stop the imports of others',
  async (step, end) => {
    const { id: failing } = await uploadAndCheck(client, csvOf('Email', `ida.${account.id}@example.com`));
    await stateAs(failing, step);
    const restore = failForAccount();
    const other = await server.anAccount();
    const colleague = await server.signIn(
      await server.aUser({ account: other, permissions: ['user', 'local_admin'] }),
    );
    const { id } = await uploadAndCheck(colleague, csvOf('Email', `ole.${other.id}@example.com`));
    await stateAs(id, step);
    const logged = vi.spyOn(server.deps.log, 'error');
    await server.deps.jobs.wake('import-users');
    await expect(server.runJobs()).rejects.toThrow('ida@example.com');
    expect((await readImport(colleague, id)).state).toBe(end);
    expect(logged.mock.calls).toEqual([
      [
        { import: failing, name: 'Error', code: undefined, frames: expect.any(Array) },
        'part of a job failed',
      ],
    ]);
    logged.mockRestore();
    restore();
    await server.deps.jobs.wake('import-users');
    await server.runJobs();
    expect((await readImport(client, failing)).state).toBe(end);
  },
);

test('a step that makes no progress fails instead of running again and again', async () => {
  const stored = { state: 'applying', processed: 0, actor_id: null };
  const as = vi.fn().mockResolvedValue(stored);
  const deps = { ...server.deps, database: { ...server.deps.database, as } };
  await expect(advanceImport(deps, { id: 1, account_id: account.id }, 1_000)).rejects.toThrow(
    'Import step "applying" makes no progress',
  );
  expect(as).toHaveBeenCalledTimes(4);
});
