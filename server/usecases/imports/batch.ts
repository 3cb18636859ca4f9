import type { Scope } from '../../store/database.ts';
import type { Changes, ImportAuthor } from '../../store/imports/apply.ts';
import type { StoredImport } from '../../store/imports/imports.ts';
import type { ChangedAddress } from '../people/changeAddresses.ts';

/** Which import, of which account. */
export interface ImportRef {
  readonly id: number;
  readonly account_id: number;
}

/** The rows of the account; the history of memberships names the user, where there is one. */
export const accountScope = ({ account_id }: ImportRef, userId: number | null = null): Scope => ({
  role: 'web',
  accountId: account_id,
  userId,
  platform: false,
});

/** In whose name a batch writes: of whoever asked for the step. */
export function authorOf(
  found: Pick<StoredImport, 'id' | 'account_id' | 'actor_id' | 'as_account_id'>,
  now: Date,
): ImportAuthor {
  return {
    importId: found.id,
    accountId: found.account_id,
    actorId: found.actor_id,
    asAccountId: found.as_account_id,
    now: now.toISOString(),
  };
}

/** Those who get another e-mail address, with the one they had. */
export function leftAddresses(
  { accountId }: ImportAuthor,
  changed: readonly { readonly user_id: number; readonly changes: Changes }[],
): ChangedAddress[] {
  return changed.flatMap(({ user_id: userId, changes: { email } }) =>
    email ? [{ userId, accountId, former: String(email[0]) }] : [],
  );
}

/** An address somebody else took at the same moment: one row of the batch is in the way of all others. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
