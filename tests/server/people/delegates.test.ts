import { beforeEach, describe, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { callImport, csvOf, readRows, uploadAndCheck } from '../imports/importCalls.ts';
import {
  account,
  addPerson,
  admin,
  client,
  emailOf,
  findPerson,
  openTestCompany,
  server,
  uploadAndApply,
} from '../imports/testCompany.ts';

openTestCompany();

let delegate: AUser;
beforeEach(async () => {
  delegate = await addPerson('dele', { permissions: ['user', 'local_admin'] });
  await server.delegate(delegate, await server.anAccount());
});

const record = ({ id }: AUser) => `/api/v2/resources/users/${id}`;
const file = () => csvOf('E-mail,First name,Last name,Level', `${emailOf('dele')},dele,Berg,Chief`);
const reasonsOf = async (id: number) =>
  (await readRows(client, id)).map(({ state, reason }: Record<string, string>) => `${state} ${reason}`);

describe('a colleague with delegated accounts', () => {
  test('ROLE-29 cannot be changed, deactivated or deleted by a local admin', async () => {
    for (const draft of [
      { email: 'mallory@mill.example' },
      { status: 'inactive' },
      { permissions: ['user'] },
    ]) {
      const reply = await client.put(record(delegate), draft);
      expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await client.delete(record(delegate))).status).toBe(403);
    expect(await findPerson(delegate.email)).toMatchObject({ status: 'active' });
  });

  test('is reported as locked before anyone fills in the form, with the reason', async () => {
    const other = await addPerson('other');
    const above = await addPerson('above', { permissions: ['user', 'consultant'] });
    const reported = async (person: AUser) => {
      const { body } = await client.post('/api/v2/people/overview', { user_id: person.id });
      const saved = await client.put(record(person), { level: 'Chief' });
      return [body.lock, saved.status];
    };
    expect(await reported(delegate)).toEqual(['delegations', 403]);
    expect(await reported(above)).toEqual(['permissions', 403]);
    expect(await reported(other)).toEqual([null, 200]);
    expect(await reported(admin)).toEqual([null, 200]);
  });

  test('ROLE-29 cannot be sent a password link by a local admin', async () => {
    const reply = await client.post('/api/v2/people/send_password_link', { user_id: delegate.id });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  test('ROLE-29 cannot be erased by a local admin', async () => {
    const reply = await client.post('/api/v2/personal_data/erase', { user_id: delegate.id });
    expect([reply.status, reply.body.code]).toEqual([403, 'forbidden']);
  });

  test('ROLE-29 is excluded from bulk status changes of a local admin and from their undo', async () => {
    const other = await addPerson('other');
    const selection = { user_ids: [delegate.id, other.id] };
    const shown = await client.post('/api/v2/people/preview_status', { selection, status: 'inactive' });
    expect(shown.body).toMatchObject({ matched: 2, changing: 1, beyond: 1, beyond_names: ['dele Berg'] });
    const input = { selection, status: 'inactive', expected: 1 };
    const { body } = await client.post('/api/v2/people/change_status', input);
    expect((await findPerson(delegate.email))?.status).toBe('active');
    await server.delegate(other, await server.anAccount());
    const undone = await client.post('/api/v2/people/undo_status', { batch_id: body.batch_id });
    expect(undone.body).toMatchObject({ restored: 0, left: 1 });
  });

  test('ROLE-29 is not changed by an import of a local admin', async () => {
    const { id } = await uploadAndCheck(client, file());
    expect((await readRows(client, id))[0].problems[0]).toMatchObject({ problem: 'beyondYours' });
  });

  test('ROLE-29 is also protected if the delegation follows the dry run or precedes the undo', async () => {
    const other = await addPerson('other');
    const { id } = await uploadAndCheck(client, csvOf('E-mail,Level', `${other.email},Chief`));
    const first = await uploadAndApply(csvOf('E-mail,Department', `${other.email},Fleet`));
    await server.delegate(other, await server.anAccount());
    await callImport(client, 'apply', { import_id: id });
    await callImport(client, 'undo', { import_id: first.id });
    expect(await reasonsOf(id)).toEqual(['skipped beyondYours']);
    expect(await reasonsOf(first.id)).toEqual(['kept beyondYours']);
    expect(await findPerson(other.email)).toMatchObject({ level: null, department: 'Fleet' });
  });
});

test('a person with delegated accounts can change their own profile and request their own link', async () => {
  await server.delegate(admin, await server.anAccount());
  expect((await client.put(record(admin), { level: 'Chief' })).status).toBe(200);
  expect((await client.post('/api/v2/people/send_password_link', { user_id: admin.id })).status).toBe(200);
});

test('a platform admin can change a person with delegated accounts', async () => {
  const platform = await server.signIn(await server.aUser({ account, permissions: ['admin'] }));
  expect((await platform.put(record(delegate), { level: 'Lead' })).status).toBe(200);
  const selection = { user_ids: [delegate.id] };
  const input = { selection, status: 'inactive', expected: 1 };
  expect((await platform.post('/api/v2/people/change_status', input)).status).toBe(200);
  await uploadAndApply(file(), platform);
  expect(await findPerson(delegate.email)).toMatchObject({ level: 'Chief', status: 'inactive' });
  expect((await platform.post('/api/v2/personal_data/erase', { user_id: delegate.id })).status).toBe(200);
});
