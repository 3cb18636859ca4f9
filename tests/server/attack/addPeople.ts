import type { TestServer } from '../../support/startTestServer.ts';
import type { Company } from '../campaigns/testCampaigns.ts';

let added = 0;
/** Adds people to a company, with one statement. */
export async function addPeople(
  server: TestServer,
  { account }: Pick<Company, 'account'>,
  count: number,
): Promise<number[]> {
  const people = Array.from({ length: count }, () => {
    added += 1;
    return {
      account_id: account.id,
      first_name: 'Kim',
      last_name: `Ash ${added}`,
      email: `kim.${added}@kinds.example`,
      permissions: ['user' as const],
    };
  });
  const rows = await server.database.owner.insertInto('users').values(people).returning('id').execute();
  return rows.map(({ id }) => id);
}
