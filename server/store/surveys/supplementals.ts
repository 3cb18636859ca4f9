import type { Tx } from '../database.ts';

/** Which of the ids are no questions of the account. */
export async function unknownSupplementals(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('supplemental_questions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
