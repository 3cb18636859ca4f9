import { demoPassword } from '../content/demoUsers.ts';
import type { Deps } from '../deps.ts';
import type { Database } from '../store/database.ts';
import { hashPassword } from '../vault/passwords.ts';
import { addAccounts, addLogins } from './accounts.ts';
import { addCompany, addPeople } from './company.ts';
import { seededRandom } from './random.ts';

const seed = 20_260_401;
const everything = { role: 'web', accountId: null, userId: null, platform: true } as const;

/** Whether nobody could sign in yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  const someone = await database.owner.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return someone === undefined;
}

/** Loads the demo: companies, people, and campaigns with their published results. */
export async function loadDemo({ database }: Deps, say: (sentence: string) => void): Promise<void> {
  const random = seededRandom(seed);
  const passwordHash = await hashPassword(demoPassword);
  await database.as(everything, async (tx) => {
    const accounts = await addAccounts(tx);
    const users = await addLogins(tx, accounts, passwordHash);
    await addCompany(tx, random, accounts.harbor, users);
    await addPeople(tx, random, accounts.lumen, 24);
  });
  say('  6 companies and their people');
}
