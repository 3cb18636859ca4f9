import { expect, test, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { csvOf, readImport, uploadImport } from './importCalls.ts';
import { account, client, openTestCompany, server } from './testCompany.ts';

openTestCompany();

const secret = 'ida@mill.example';
const file = csvOf('Email', secret);
/** Fails the next transaction of the reader, which runs for the account and no person. */
function failWith(code?: string): void {
  const database: { as: Database['as'] } = server.deps.database;
  const { as } = database;
  database.as = (scope, work) => {
    if (scope.accountId !== account.id || scope.userId !== null) return as(scope, work);
    database.as = as;
    return Promise.reject(Object.assign(new Error(secret), { code }));
  };
}

test.each([undefined, '22P05', '42P01', 'ERR_WORKER_INIT_FAILED'])(
  'an unexpected error (%s) ends the import as failed, with a reason, and is logged without its message',
  async (code) => {
    const logged = vi.spyOn(server.deps.log, 'error');
    failWith(code);
    const { status, body } = await uploadImport(client, file);
    expect(status).toBe(200);
    expect(await readImport(client, body.import_id)).toMatchObject({
      state: 'failed',
      queue_position: null,
      problem: { problem: 'unreadable' },
    });
    const left = await server.database.owner.selectFrom('import_file_pieces').select('place').execute();
    expect(left).toEqual([]);
    const facts = {
      import: body.import_id,
      attempts: 1,
      name: 'Error',
      code,
      frames: expect.arrayContaining([expect.any(String)]),
    };
    expect(logged.mock.calls).toEqual([[facts, 'import failed']]);
    expect(JSON.stringify(logged.mock.calls)).not.toContain(secret);
    logged.mockRestore();
  },
);

test.each(['08006', '57P01', '53300', '40P01'])(
  'an unavailable database (%s) leaves the import to the next run of the job',
  async (code) => {
    failWith(code);
    expect((await uploadImport(client, file)).status).toBe(503);
    const { id } = await server.database.owner
      .selectFrom('user_imports')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const reading = await server.database.owner
      .selectFrom('user_imports')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(reading.state).toBe('reading');
    server.clock.advance(61_000);
    await server.deps.jobs.wake('read-files');
    await server.runJobs();
    expect(await readImport(client, id)).toMatchObject({ state: 'uploaded', row_count: 1 });
  },
);
