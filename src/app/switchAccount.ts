import type { QueryClient } from '@tanstack/react-query';
import { pickerAccountsKey } from '../../dataProviders/pickerAccounts.ts';
import {
  endEmulation,
  readSession,
  refreshSession,
  switchViewedAccount,
} from '../../dataProviders/session.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { notifyError } from './notifications.ts';

/**
 * Switches the viewed account. Ends the previous emulation and drops its cached data. If the server rejects the new account, the session
 * falls back to the person's own account.
 */
export function switchAccount(account: Account, queryClient: QueryClient, remount: () => void): void {
  const { currentAccount: previous, ownAccount } = readSession();
  switchViewedAccount(account);
  if (previous && previous.id !== ownAccount?.id && previous.id !== account.id)
    void endEmulation(previous.id);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== pickerAccountsKey });
  remount();
  refreshSession().then((session) => {
    if (session.currentAccount?.id !== account.id) remount();
  }, notifyError);
}
