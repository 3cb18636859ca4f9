import { usePerson } from '../../kit/context/PersonContext.ts';

/** Whether another account than the own one is looked at: profiles are not shown then. */
export function useIsViewing(): boolean {
  const { ownAccount, currentAccount } = usePerson();
  return ownAccount.id !== currentAccount.id;
}
