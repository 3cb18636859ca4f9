import { usePerson } from './PersonContext.ts';

/** The account whose data is shown: the person's own, or the emulated one. Every query key begins with it. */
export const useAccountId = (): number => usePerson().currentAccount.id;
