import { describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { advanceImport } from '../../../server/usecases/imports/advanceImport.ts';
import { callImport, csvOf, readImport, readRows, uploadAndCheck } from './importCalls.ts';
import {
  account,
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  server,
} from './testCompany.ts';

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
  const stored = { subject: 'people', state: 'applying', processed: 0, actor_id: null };
  const as = vi.fn().mockResolvedValue(stored);
  const deps = { ...server.deps, database: { ...server.deps.database, as } };
  await expect(advanceImport(deps, { id: 1, account_id: account.id }, 1_000)).rejects.toThrow(
    'Import step "applying" makes no progress',
  );
  expect(as).toHaveBeenCalledTimes(5);
});

describe.each([
  ['was deactivated', { status: 'inactive' }],
  ['can no longer import', { permissions: ['user'] }],
])('an import whose author %s', (_, change) => {
  const authorGone = { problem: { problem: 'authorGone' } };
  const file = () =>
    csvOf(
      'Email,First name,Last name,Permissions,Team,Manager,Department',
      `${emailOf('ida')},Ida,Berg,user,North,${emailOf('ole')},Fleet`,
      `${emailOf('eve')},Eve,Berg,"user, Local administrator",North,,Fleet`,
    );

  /** Starts a step, deactivates its author, and runs the job. */
  async function runWithoutAuthor(id: number, state: 'checking' | 'applying' | 'undoing') {
    await stateAs(id, state);
    const { owner } = server.database;
    await owner
      .updateTable('users')
      .set({ ...change } as object)
      .where('id', '=', admin.id)
      .execute();
    await server.deps.jobs.wake('import-users');
    await server.runJobs();
    const other = await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] }));
    return { other, stopped: await readImport(other, id) };
  }

  test('is not applied, and others can import the file again', async () => {
    await addPerson('ida', { department: 'Old' });
    await addPerson('ole');
    const { id } = await uploadAndCheck(client, file(), { create_teams: true });
    // The first row was applied before, its manager wasn't set yet.
    const { owner } = server.database;
    await owner
      .updateTable('user_import_rows')
      .set({ state: 'done' })
      .where('import_id', '=', id)
      .where('line', '=', 2)
      .execute();
    const { other, stopped } = await runWithoutAuthor(id, 'applying');
    expect(stopped).toMatchObject({ state: 'applied', ...authorGone, counts: { done: 1, skipped: 1 } });
    const rows = await readRows(other, id);
    expect(rows.map(({ reason }: { reason: string }) => reason)).toEqual(['authorGone', 'authorGone']);
    expect(await findPerson(emailOf('eve'))).toBeUndefined();
    const links = owner.selectFrom('relationships').select('id').where('account_id', '=', account.id);
    expect(await links.execute()).toEqual([]);
    const teams = owner.selectFrom('teams').select('id').where('account_id', '=', account.id);
    expect(await teams.execute()).toEqual([]);
  });

  test('is not checked, and others can check it again', async () => {
    const { id, columns } = await uploadAndCheck(client, file(), { create_teams: true });
    const { other, stopped } = await runWithoutAuthor(id, 'checking');
    expect(stopped).toMatchObject({ state: 'uploaded', ...authorGone });
    const mapping = columns.map(({ field }: { field: string | null }) => field);
    expect((await callImport(other, 'check', { import_id: id, mapping })).status).toBe(200);
    expect(await readImport(other, id)).toMatchObject({ state: 'checked', problem: null });
  });

  test('is not undone, and others can undo it', async () => {
    const { id } = await uploadAndCheck(
      client,
      csvOf('Email,First name,Last name', `${emailOf('eve')},Eve,Berg`),
    );
    await callImport(client, 'apply', { import_id: id });
    const { other, stopped } = await runWithoutAuthor(id, 'undoing');
    expect(stopped).toMatchObject({ state: 'applied', can_undo: true, ...authorGone });
    expect(await findPerson(emailOf('eve'))).toMatchObject({ first_name: 'Eve' });
    expect((await callImport(other, 'undo', { import_id: id })).status).toBe(200);
    expect(await readImport(other, id)).toMatchObject({ state: 'undone', problem: null });
  });
});
