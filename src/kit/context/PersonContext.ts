import { createContext, useContext } from 'react';
import type { SignedInPerson } from '../../../domain/access/signedInPerson.ts';

/** The signed-in person and the account they view; null when no one is signed in. Provided by the shell. */
export const PersonContext = createContext<SignedInPerson | null>(null);

/** The signed-in person. Throws when no one is signed in, so it is only for protected screens. */
export function usePerson(): SignedInPerson {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson is for screens behind a tier');
  return person;
}
