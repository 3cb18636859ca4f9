import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../../../server/usecases/signIn/createAdmin.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenIn = (link: string) => new URL(link).searchParams.get('token');
const password = 'a new and long password';

test('the first administrator is created without a password and sets it with a link that works once', async () => {
  const link = await createAdmin(server.deps, { email: 'Ann@Platform.example', name: 'Ann Maria Rivers' });
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
  const visitor = server.visitor();
  const set = () => visitor.post('/api/v2/session/reset_password', { token: tokenIn(link), password });
  expect([(await set()).status, (await set()).status]).toEqual([200, 410]);
  const { body } = await visitor.post('/api/login', { email: 'ann@platform.example', password });
  expect(body.currentUser).toMatchObject({
    first_name: 'Ann',
    last_name: 'Maria Rivers',
    permissions: ['user', 'admin', 'super_admin'],
  });
  expect(body.currentAccount.name).toBe('Cairn');
});

test('another run for the same person creates a new link in the same account', async () => {
  await createAdmin(server.deps, { email: 'bo@platform.example', name: 'Bo Lind' });
  await createAdmin(server.deps, { email: 'bo@platform.example', name: 'Bo Lind' });
  const people = await server.database.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'bo@platform.example')
    .execute();
  expect(people).toHaveLength(1);
});

test.each([
  ['nonsense', 'Ann Rivers', 'nonsense is not a valid email address.'],
  ['ann@people.example', 'Ann', 'Enter a first and a last name in quotation marks.'],
])('%s called %s is refused with a message', async (email, name, sentence) => {
  await expect(createAdmin(server.deps, { email, name })).rejects.toThrow(sentence);
});

test('a person of a customer account cannot become a platform administrator', async () => {
  const user = await server.aUser({ account: await server.anAccount() });
  await expect(createAdmin(server.deps, { email: user.email, name: 'Ann Rivers' })).rejects.toThrow(
    `${user.email} belongs to another account. Use another address.`,
  );
});
