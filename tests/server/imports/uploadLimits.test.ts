import { expect, test } from 'vitest';
import { maxUnappliedImports, maxUnreadFiles } from '../../../domain/imports/importFields.ts';
import type { ImportState } from '../../../domain/imports/importStates.ts';
import { errors } from '../../../locales/en/errors.ts';
import { uploadFile } from '../../../server/usecases/imports/uploadFile.ts';
import { callImport, csvOf, uploadImport } from './importCalls.ts';
import { account, admin, client, openTestCompany, server } from './testCompany.ts';

openTestCompany();

const file = csvOf('Email', 'ida@mill.example');
const addImports = (state: ImportState, amount: number) =>
  server.database.owner
    .insertInto('user_imports')
    .values(
      Array.from({ length: amount }, () => ({
        account_id: account.id,
        state,
        file_name: 'people.csv',
        headings: [],
        row_count: 0,
        created_at: server.clock.now().toISOString(),
      })),
    )
    .execute();
const anotherAdmin = async () => {
  const other = await server.anAccount();
  return { other, user: await server.aUser({ account: other, permissions: ['user', 'local_admin'] }) };
};

test('an account has a limited number of unapplied imports', async () => {
  await addImports('failed', 3);
  await addImports('applied', 3);
  await addImports('undone', 3);
  await addImports('checked', maxUnappliedImports - 3);
  await addImports('uploaded', 1);
  await addImports('applying', 1);
  expect((await uploadImport(client, file)).status).toBe(200);
  const refused = await uploadImport(client, file);
  expect(refused).toMatchObject({ status: 409, body: { code: 'imports_unapplied' } });
  expect(errors.imports_unapplied).toContain(String(maxUnappliedImports));
  expect((await uploadImport(await server.signIn((await anotherAdmin()).user), file)).status).toBe(200);
  const [{ id }] = (await callImport(client, 'list', {})).body.imports;
  await callImport(client, 'discard', { import_id: id });
  expect((await uploadImport(client, file)).status).toBe(200);
});

type Caller = Parameters<typeof uploadFile>[1];
const callerOf = (accountId: number, userId: number) =>
  ({
    person: { user: { id: userId } },
    scope: { role: 'web', accountId, userId, platform: false },
    emulation: null,
  }) as unknown as Caller; // The members that an upload uses.

test('concurrent uploads count as queued files, and refused ones are not read', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  async function* slow() {
    yield file;
    await gate;
  }
  const read: string[] = [];
  function* reported(name: string) {
    read.push(name);
    yield file;
  }
  const caller = callerOf(account.id, admin.id);
  const send = (stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, by = caller) =>
    uploadFile(server.deps, by, { stream, name: 'people.csv' });
  const underWay = Array.from({ length: maxUnreadFiles }, () => send(slow()));
  const full = send(reported('full'));
  await expect(full).rejects.toMatchObject({ code: 'files_in_line' });
  const { other, user } = await anotherAdmin();
  await send(reported('other'), callerOf(other.id, user.id));
  expect(read).toEqual(['other']);
  open();
  await Promise.all(underWay);
});

test('an aborted upload frees its place', async () => {
  const caller = callerOf(account.id, admin.id);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield file;
    throw new Error('aborted');
  }
  for (let at = 0; at <= maxUnreadFiles; at += 1) {
    const sent = uploadFile(server.deps, caller, { stream: broken(), name: 'people.csv' });
    await expect(sent).rejects.toThrow('aborted');
  }
  expect((await uploadImport(client, file)).status).toBe(200);
});
