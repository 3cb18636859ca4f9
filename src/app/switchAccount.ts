import type { QueryClient } from '@tanstack/react-query';
import { leaveAccount, readSession, refreshSession, view } from '../../dataProviders/session.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { notifyError } from './notifications.ts';

/** The query key of the account list, which does not depend on the viewed account. */
export const accountsKey = 'accounts of the picker';

/**
 * Switches the viewed account. Ends the previous emulation and drops its cached data. If the server rejects the new
 * account, the session falls back to the person's own.
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
