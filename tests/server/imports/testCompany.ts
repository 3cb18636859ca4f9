import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { AnAccount, AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { callImport, readImport, uploadAndCheck } from './importCalls.ts';

// Assigned before each test, because each test has its own account.
export let server: TestServer;
export let account: AnAccount;
export let admin: AUser;
export let client: Client;

/** Creates an account and a signed-in administrator before each test of the file. */
export function openTestCompany(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    account = await server.anAccount();
    admin = await server.aUser({ account, permissions: ['user', 'local_admin'] });
    client = await server.signIn(admin);
  });
}

export const readPeople = () =>
  server.database.owner
    .selectFrom('users')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute();
export const findPerson = async (email: string) => (await readPeople()).find((one) => one.email === email);
export const readPeopleWithoutVersions = async () =>
  (await readPeople()).map(({ updated_at: _version, ...row }) => row);
export const addPerson = (name: string, facts: object = {}) =>
  server.aUser({
    account,
    first_name: name,
    last_name: 'Berg',
    email: `${name}.${account.id}@mill.example`,
    ...facts,
  });
export const emailOf = (name: string) => `${name}.${account.id}@mill.example`;
/** Checks and applies a file, as the administrator or the given person. */
export const uploadAndApply = async (bytes: Buffer, by = client, options: object = {}) => {
  const { id } = await uploadAndCheck(by, bytes, options);
  const { status, body } = await callImport(by, 'apply', { import_id: id });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return readImport(by, id);
};
export const readAuditEntries = (resource: string) =>
  server.database.owner
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'as_account_id', 'record_id', 'changes'])
    .where('account_id', '=', account.id)
    .where('resource', '=', resource)
    .orderBy('id')
    .execute();

export const headingLine = 'Personnel number,E-mail,First name,Last name,Department';
