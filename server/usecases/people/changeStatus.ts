import { grantable, reachesDelegates } from '../../../domain/access/granting.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { changeStatuses, type Many, type PersonStatus, type Reach } from '../../store/peopleStatus.ts';
import type { Asker } from '../asker.ts';
import { accountIn, authorOf } from './author.ts';

/** Whom somebody chose: people by id, or all that a checked filter of the list leaves. */
export interface Whom {
  readonly userIds: readonly number[] | null;
  readonly filter: Readonly<Record<string, unknown>>;
}

export function reachOfAsker({ person: { user } }: Asker): Reach {
  return { grantable: grantable(user), delegates: reachesDelegates(user) };
}

/** The chosen ones as far as the asker may touch them. */
export function manyOf(asker: Asker, whom: Whom): Many {
  return { ...whom, accountId: accountIn(asker), askerId: asker.person.user.id, reach: reachOfAsker(asker) };
}

/**
 * Changes the status of many in one batch. Throws `conflict` when they are no longer as many as `expected`:
 * what was confirmed is what happens.
 */
export async function changeStatus(
  deps: Deps,
  asker: Asker,
  whom: Whom,
  { to, expected }: { readonly to: PersonStatus; readonly expected: number },
): Promise<{ batch_id: number; changed: number }> {
  return deps.database.as(asker.scope, async (tx) => {
    const { batchId, changed } = await changeStatuses(tx, manyOf(asker, whom), to, authorOf(deps, asker));
    if (changed !== expected) throw new Refusal('conflict', 409);
    return { batch_id: batchId, changed };
  });
}
