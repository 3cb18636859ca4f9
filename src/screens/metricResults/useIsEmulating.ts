import { usePerson } from '../../kit/context/PersonContext.ts';

/** Whether the person emulates another account; profiles are hidden during emulation. */
export function useIsEmulating(): boolean {
  const { ownAccount, currentAccount } = usePerson();
  return ownAccount.id !== currentAccount.id;
}
