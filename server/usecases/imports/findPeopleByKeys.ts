import { personKey } from '../../../domain/imports/resolveManagers.ts';
import type { Tx } from '../../store/database.ts';
import { findExistingPeople } from '../../store/imports/existingPeople.ts';

/** Returns the people of the account with these employee IDs and email addresses, by `personKey`; null if several match. */
export async function findPeopleByKeys(
  tx: Tx,
  accountId: number,
  keys: readonly string[],
): Promise<Map<string, number | null>> {
  const people = new Map<string, number | null>();
  const wanted = new Set(keys);
  for (const { id, facts } of await findExistingPeople(tx, accountId, keys, keys)) {
    const own = [facts.external_id, facts.email].map((text) => personKey(String(text ?? '')));
    for (const key of new Set(own)) {
      if (wanted.has(key)) people.set(key, people.has(key) && people.get(key) !== id ? null : id);
    }
  }
  return people;
}
