import { beforeEach, describe, expect, test } from 'vitest';
import { importLimits, maxUnreadFiles, unappliedFileDays } from '../../../domain/imports/importFields.ts';
import { errors } from '../../../locales/en/errors.ts';
import { platformScope } from '../../../server/kernel/scope.ts';
import { claimNextFile } from '../../../server/store/imports/fileQueue.ts';
import { addRows } from '../../../server/store/imports/importRows.ts';
import type { Client } from '../../support/client.ts';
import { callImport, csvOf, readImport, readRows, uploadImport } from './importCalls.ts';
import { account, client, openTestCompany, readAuditEntries, server } from './testCompany.ts';

openTestCompany();

/** A file with so many rows is too large to be read within the request. */
const rows = 600;
const large = csvOf(
  'Email,First name,Last name,Notes',
  ...Array.from({ length: rows }, (_, at) => `p${at}@mill.example,Per,Son ${at},${'x'.repeat(1_000)}`),
);
const small = csvOf('Email', 'ida@mill.example');
const wrong = csvOf('Email,Email', ...Array.from({ length: rows }, () => `a,${'x'.repeat(1_000)}`));

const uploaded = async (by: Client, file = large): Promise<number> =>
  (await uploadImport(by, file)).body.import_id;
const placeOf = async (by: Client, id: number) => (await readImport(by, id)).queue_position;
const pieces = () =>
  server.database.owner.selectFrom('import_file_pieces').select(['file_id', 'place']).execute();
const claim = () =>
  server.database.as(platformScope, (tx) =>
    claimNextFile(tx, {
      now: server.clock.now().toISOString(),
      until: new Date(server.clock.now().getTime() + 60_000).toISOString(),
    }),
  );
const anAdmin = async () =>
  server.signIn(
    await server.aUser({ account: await server.anAccount(), permissions: ['user', 'local_admin'] }),
  );

beforeEach(async () => {
  await server.database.owner.deleteFrom('user_imports').execute();
  await server.database.owner.deleteFrom('import_file_pieces').execute();
  server.woken.clear();
});

describe('an upload', () => {
  test('of a large file returns its place in the queue and is read by a job', async () => {
    const id = await uploaded(client);
    expect(await readImport(client, id)).toMatchObject({
      state: 'reading',
      queue_position: 1,
      encoding: null,
      row_count: 0,
      columns: [],
    });
    expect((await callImport(client, 'list', {})).body.imports).toMatchObject([{ id, queue_position: 1 }]);
    expect([...server.woken]).toEqual(['read-files']);
    await server.runJobs();
    expect(await readImport(client, id)).toMatchObject({
      state: 'uploaded',
      queue_position: null,
      encoding: 'utf-8',
      row_count: rows,
    });
    expect(await readAuditEntries('user_imports')).toMatchObject([
      { action: 'create', record_id: String(id) },
    ]);
  });

  test('of a small file is read at once unless another waits', async () => {
    expect((await readImport(client, await uploaded(client, small))).state).toBe('uploaded');
    await uploaded(await anAdmin());
    const id = await uploaded(client, small);
    expect(await readImport(client, id)).toMatchObject({ state: 'reading', queue_position: 2 });
  });

  test('is stored in small chunks, which are deleted after reading', async () => {
    await uploaded(client);
    const stored = await pieces();
    expect(stored).toHaveLength(Math.ceil(large.length / (256 * 1024)));
    await server.runJobs();
    expect(await pieces()).toEqual([]);
  });

  test('is protected from other accounts by the database', async () => {
    await uploaded(client);
    const other = await server.anAccount();
    const visible = (accountId: number) =>
      server.database.as({ role: 'web', accountId, userId: null, platform: false }, (tx) =>
        tx.selectFrom('import_file_pieces').select('place').execute(),
      );
    expect((await visible(account.id)).length).toBeGreaterThan(0);
    expect(await visible(other.id)).toEqual([]);
    for (const role of ['respondent', 'builder'] as const) {
      const forbidden = server.database.as(
        { role, accountId: account.id, userId: null, platform: false },
        (tx) => tx.selectFrom('import_file_pieces').select('place').execute(),
      );
      await expect(forbidden).rejects.toThrow(/permission denied/);
    }
  });

  test('that is empty or too large is refused and leaves nothing behind', async () => {
    const tooMuch = await uploadImport(client, Buffer.alloc(importLimits.bytes + 1, 'a'));
    expect(tooMuch.status).toBe(413);
    const empty = await uploadImport(client, Buffer.alloc(0));
    expect(empty.status).toBeGreaterThanOrEqual(400);
    expect(await pieces()).toEqual([]);
    expect((await callImport(client, 'list', {})).body.total).toBe(0);
  });

  test('without a declared length is refused as soon as it is too long', async () => {
    const { uploadFile } = await import('../../../server/usecases/imports/uploadFile.ts');
    let sent = 0;
    function* endless() {
      for (;;) {
        sent += 1;
        yield Buffer.alloc(1024 * 1024, 'a');
      }
    }
    const user = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    const caller = {
      person: { user: { id: user.id } },
      scope: { role: 'web', accountId: account.id, userId: user.id, platform: false },
      emulation: null,
    } as unknown as Parameters<typeof uploadFile>[1]; // The members that an upload uses.
    const refused = uploadFile(server.deps, caller, { stream: endless(), name: 'endless' });
    await expect(refused).rejects.toMatchObject({
      code: 'file_refused',
      problems: [{ problem: 'tooLarge' }],
    });
    expect(sent).toBeLessThanOrEqual(12);
    expect(await pieces()).toEqual([]);
  });
});

describe('the queue of uploads', () => {
  test('takes the first file of each account before the second of any', async () => {
    const other = await anAdmin();
    const mine = [await uploaded(client), await uploaded(client), await uploaded(client)];
    const theirs = await uploaded(other);
    expect(await Promise.all(mine.map((id) => placeOf(client, id)))).toEqual([1, 3, 4]);
    expect(await placeOf(other, theirs)).toBe(2);

    expect((await claim())?.id).toBe(mine[0]);
    expect(await Promise.all(mine.map((id) => placeOf(client, id)))).toEqual([0, 2, 3]);
    expect(await placeOf(other, theirs)).toBe(1);
    expect((await claim())?.id).toBe(theirs);
  });

  test('gives a file to one reader only and starts a second reader while files wait', async () => {
    await uploaded(client);
    await uploaded(client);
    server.woken.clear();
    const [one, two, three] = [await claim(), await claim(), await claim()];
    expect(new Set([one?.id, two?.id]).size).toBe(2);
    expect(three).toBeNull();

    await uploaded(await anAdmin());
    await uploaded(await anAdmin());
    server.woken.clear();
    const { readNextFile } = await import('../../../server/usecases/imports/reading/readQueuedFiles.ts');
    await readNextFile(server.deps);
    expect([...server.woken]).toEqual(['read-files']);
  });

  test('accepts a limited number of files per account without affecting other accounts', async () => {
    for (let file = 0; file < maxUnreadFiles; file += 1) await uploaded(client);
    const refused = await uploadImport(client, large);
    expect(refused).toMatchObject({ status: 429, body: { code: 'files_in_line' } });
    expect(errors.files_in_line).toContain(String(maxUnreadFiles));
    expect(new Set((await pieces()).map(({ file_id }) => file_id)).size).toBe(maxUnreadFiles);
    expect((await uploadImport(await anAdmin(), large)).status).toBe(200);
    const [{ id }] = (await callImport(client, 'list', {})).body.imports;
    await callImport(client, 'discard', { import_id: id });
    expect((await uploadImport(client, large)).status).toBe(200);
  });

  test('removes a discarded file with its chunks', async () => {
    const id = await uploaded(client);
    expect((await callImport(client, 'discard', { import_id: id })).status).toBe(200);
    expect(await pieces()).toEqual([]);
    expect(await claim()).toBeNull();
  });

  test('refuses to check or apply a file that was not read', async () => {
    const id = await uploaded(client);
    for (const [call, body] of [
      ['check', { mapping: ['email'] }],
      ['apply', {}],
      ['undo', {}],
    ] as const) {
      expect((await callImport(client, call, { import_id: id, ...body })).body.code).toBe('status_change');
    }
  });
});

describe('an unreadable file', () => {
  test('reports the reason, keeps no rows and frees its place in the queue', async () => {
    const id = await uploaded(client, wrong);
    await server.runJobs();
    expect(await readImport(client, id)).toMatchObject({
      state: 'failed',
      queue_position: null,
      problem: { problem: 'duplicateHeading', params: { heading: 'Email', first: 1, second: 2 } },
    });
    expect(await pieces()).toEqual([]);
    expect(await readRows(client, id)).toEqual([]);
    expect((await callImport(client, 'discard', { import_id: id })).status).toBe(200);
  });

  test('is reported at once if it is small', async () => {
    const id = await uploaded(client, csvOf('Email,Email', 'a,b'));
    expect(await readImport(client, id)).toMatchObject({ state: 'failed' });
  });

  test('fails after several server crashes while reading it', async () => {
    const id = await uploaded(client);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await claim())?.id).toBe(id);
      server.clock.advance(61_000);
    }
    await server.runJobs();
    expect(await readImport(client, id)).toMatchObject({
      state: 'failed',
      problem: { problem: 'unreadable' },
    });
  });
});

describe('a server that crashes', () => {
  test('leaves the file to the next one, which duplicates no row', async () => {
    const id = await uploaded(client);
    expect((await claim())?.id).toBe(id);
    const half = JSON.stringify([{ line: 2, cells: ['p0@mill.example', 'Per', 'Son 0', 'x'] }]);
    await server.database.as(platformScope, (tx) =>
      addRows(tx, { import_id: id, account_id: account.id }, half),
    );
    await server.runJobs();
    expect(await placeOf(client, id)).toBe(0);

    server.clock.advance(61_000);
    expect(await placeOf(client, id)).toBe(1);
    await server.deps.jobs.wake('read-files');
    await server.runJobs();
    expect(await readImport(client, id)).toMatchObject({ state: 'uploaded', row_count: rows });
    const { amount } = await server.database.owner
      .selectFrom('user_import_rows')
      .select((eb) => eb.fn.countAll<number>().as('amount'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Number(amount)).toBe(rows);
  });

  test('during an upload leaves chunks that are erased an hour later', async () => {
    await server.database.owner
      .insertInto('import_file_pieces')
      .values({
        file_id: '7b0ffd1e-2f84-4d5f-b3c2-0fd2b1f3f001',
        place: 0,
        account_id: account.id,
        bytes: new Uint8Array(10),
        created_at: server.clock.now().toISOString(),
      })
      .execute();
    const waits = await uploaded(client);
    const clean = async () => {
      await server.deps.jobs.wake('import-users');
      server.woken.delete('read-files');
      await server.runJobs();
      return new Set((await pieces()).map(({ file_id }) => file_id)).size;
    };
    expect(await clean()).toBe(2);
    server.clock.advance(3_700_000);
    expect(await clean()).toBe(1);
    expect((await readImport(client, waits)).state).toBe('reading');
    server.clock.advance(unappliedFileDays * 86_400_000);
    await clean();
    expect(await clean()).toBe(0);
    expect(
      (
        await callImport(
          await server.signIn(await server.aUser({ account, permissions: ['user', 'local_admin'] })),
          'get',
          { import_id: waits },
        )
      ).status,
    ).toBe(404);
  });
});
