import type { Tx } from '../database.ts';

interface IdentifiedBy {
  readonly accountId: number;
  readonly externalId: string;
  readonly userId: number | null;
  /** With an email address, the employee ID needs to differ only from those of people without one. */
  readonly hasAddress: boolean;
}

/** Whether someone else of the account has this employee ID, and one of the two is identified by it. */
export async function isEmployeeIdTaken(
  tx: Tx,
  { accountId, externalId, userId, hasAddress }: IdentifiedBy,
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('external_id', '=', externalId)
    .$if(userId !== null, (others) => others.where('id', '!=', userId ?? 0))
    .$if(hasAddress, (others) => others.where('email', 'is', null))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
