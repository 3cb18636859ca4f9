import type { Database, Tx } from '../database.ts';

interface StoredVersion {
  readonly id: number;
}

/** Question versions never change, so each is read once per process: every saved answer needs the whole form. */
export function cacheQuestions<Q extends StoredVersion>(
  find: (tx: Tx, ids: readonly number[]) => Promise<readonly Q[]>,
) {
  const caches = new WeakMap<Database, Map<number, Q>>();
  /** The question versions in the order of `ids`. */
  return async (database: Database, tx: Tx, ids: readonly number[]): Promise<Q[]> => {
    const known = caches.get(database) ?? new Map<number, Q>();
    caches.set(database, known);
    const unknown = ids.filter((id) => !known.has(id));
    for (const question of await find(tx, unknown)) known.set(question.id, question);
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}
