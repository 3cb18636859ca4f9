import { findAccounts, findPeople } from '../../../dataProviders/administration.ts';
import type { Choice } from './MultiPicker.tsx';

/** Those whose permissions make use of a delegation. */
export async function findDelegates(q: string): Promise<readonly Choice[]> {
  const { people } = await findPeople({ q: q || null, delegable: true });
  return people.map(({ id, name, email, account }) => ({ id, name, detail: `${email} · ${account}` }));
}

export const findOpenAccounts = (q: string): Promise<readonly Choice[]> => findAccounts(q);
