import { accountAccessMode } from '../../../domain/access/emulation.ts';
import { usePerson } from './PersonContext.ts';

/** Whether the signed-in person may change data of the account they view. The server checks it again. */
export function useCanChangeAccount(): boolean {
  const { user, ownAccount, currentAccount } = usePerson();
  const viewer = { user, ownAccountId: ownAccount.id };
  return accountAccessMode(viewer, currentAccount.id, [currentAccount.id]) === 'write';
}
