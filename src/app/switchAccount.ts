import type { QueryClient } from '@tanstack/react-query';
import { leaveAccount, readSession, refreshSession, view } from '../../dataProviders/session.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { notifyError } from './notifications.ts';

/** Cached under this key is the list of accounts, which does not depend on the viewed one. */
export const accountsKey = 'accounts of the picker';

/**
 * Views another account: nothing read in the one before may be drawn in the next, and looking into that one ends.
 * The server then says whether it agrees and until when; if it does not, the own account is back.
 */
export function switchAccount(account: Account, queryClient: QueryClient, draw: () => void): void {
  const { currentAccount: former, ownAccount } = readSession();
  view(account);
  if (former && former.id !== ownAccount?.id && former.id !== account.id) void leaveAccount(former.id);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountsKey });
  draw();
  refreshSession().then((session) => {
    if (session.currentAccount?.id !== account.id) draw();
  }, notifyError);
}
