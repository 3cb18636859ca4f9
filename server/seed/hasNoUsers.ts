import type { Database } from '../store/database.ts';

/** Whether there are no users yet. */
export async function hasNoUsers(database: Database): Promise<boolean> {
  const someone = await database.owner.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return someone === undefined;
}
