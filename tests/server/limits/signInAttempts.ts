import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

export const minute = 60_000;

export function signIn(
  client: Client,
  { email, password }: Pick<AUser, 'email' | 'password'>,
  address = '198.51.100.1',
) {
  return client.post('/api/login', { email, password }, { address });
}

/** Signs in with a wrong password on an unknown device. */
export function guessPassword(server: TestServer, email: string, address: string) {
  return signIn(server.visitor(), { email, password: 'a wrong password' }, address);
}
