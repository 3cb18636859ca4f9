import type { Permission } from '../../../domain/access/permissions.ts';
import type { AnAccount } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

export const v2 = (client: Client, call: string, body: object) =>
  client.post(`/api/v2/account/${call}`, body);
export const legacy = (client: Client, actionName: string, body: object = {}) =>
  client.post('/legacy/account.php', { actionName, ...body });
export const ids = (reply: { body: { accounts: { id: number }[] } }) =>
  reply.body.accounts.map(({ id }) => id);

let serial = 0;
/** The fields of an account that does not exist yet. */
export function draft(facts: object = {}) {
  serial += 1;
  return {
    account_id: null,
    name: `New ${serial}`,
    company_name: 'New Company',
    contract_date: '2026-01-31',
    schema_name: `new_${serial}`,
    modules: [1],
    enable_search: false,
    shares_benchmark: false,
    time_zone: null,
    ...facts,
  };
}

/** Two accounts, and people of the first to whom others may be delegated. */
export async function openTestAccount() {
  const server: TestServer = await startTestServer();
  const own = await server.anAccount({ name: 'Harbor & Pine' });
  const foreign = await server.anAccount({ name: 'Lumen Works' });
  async function someone(
    permissions: Permission[],
    ...delegated: AnAccount[]
  ): Promise<Client & { id: number }> {
    const user = await server.aUser({ account: own, permissions });
    for (const account of delegated) await server.delegate(user, account);
    return Object.assign(await server.signIn(user), { id: user.id });
  }
  return { server, own, foreign, someone };
}
