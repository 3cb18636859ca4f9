import { usePerson } from '../../kit/context/PersonContext.ts';

/** Whether another account is viewed; profiles are hidden then. */
export function useIsViewing(): boolean {
  const { ownAccount, currentAccount } = usePerson();
  return ownAccount.id !== currentAccount.id;
}
