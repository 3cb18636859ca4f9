import type { AnAccount } from '../../support/builders.ts';
import type { Client, Reply } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';

export const ask = (client: Client, call: string, body: object = {}): Promise<Reply> =>
  client.post(`/api/v2/hiring/${call}`, body);

/** A person who hires and has no other permission. */
export async function aHirer(server: TestServer, account: AnAccount): Promise<Client> {
  return server.signIn(
    await server.aUser({ account, permissions: ['user', 'full_hiring'], last_name: 'Hirer' }),
  );
}

/** A role with the default form. */
export async function aRole(client: Client, facts: object = {}): Promise<number> {
  const reply = await client.post('/api/v2/resources/requisitions', { title: 'Miller', ...facts });
  return reply.body.id;
}

export async function anOpenRole(client: Client, facts: object = {}): Promise<number> {
  const requisition_id = await aRole(client, facts);
  const opened = await ask(client, 'change_status', { requisition_id, status: 'open' });
  if (opened.status !== 200) throw new Error(opened.text);
  return requisition_id;
}

/** Invites these people and returns their ids in order. */
export async function invited(client: Client, role: number, emails: readonly string[]): Promise<number[]> {
  const people = emails.map((email) => ({ email, first_name: email.split('@')[0] ?? '' }));
  await ask(client, 'invite', { requisition_id: role, people });
  const { body } = await ask(client, 'applicants', { requisition_id: role, per_page: 100 });
  const ids = new Map(body.applicants.map((one: { email: string; id: number }) => [one.email, one.id]));
  return emails.map((email) => Number(ids.get(email)));
}

export const readApplicant = async (client: Client, applicant_id: number) =>
  (await ask(client, 'applicant', { applicant_id })).body.applicant;
