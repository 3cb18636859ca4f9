import { createContext, useContext } from 'react';
import type { Person } from '../../../domain/access/person.ts';

/** Who is signed in and which account is viewed; null while nobody is. Provided by the shell. */
export const PersonContext = createContext<Person | null>(null);

/** The signed-in person. Only for screens behind a tier: without a person it throws. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson is for screens behind a tier');
  return person;
}
