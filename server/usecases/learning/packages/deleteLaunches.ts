import type { Deps } from '../../../deps.ts';
import { platformScope } from '../../../kernel/scope.ts';
import { deleteEndedLaunches } from '../../../store/learning/packages.ts';

const batchSize = 1_000;

/** Deletes launches of packages that have expired or that a later one has replaced. */
export async function deleteLaunches({ clock, database }: Deps): Promise<void> {
  const at = clock.now().toISOString();
  for (let deleted = batchSize; deleted === batchSize; ) {
    deleted = await database.as(platformScope, (tx) => deleteEndedLaunches(tx, at, batchSize));
  }
}
