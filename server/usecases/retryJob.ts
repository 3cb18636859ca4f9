import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import { recordChange } from '../store/auditLog.ts';
import { retryRun } from '../store/jobRuns.ts';
import type { Asker } from './asker.ts';
import { everywhere } from './scopes.ts';

/** Runs a failed job again. Throws `not_found` for one that has not failed, or is not there. */
export async function retryJob(deps: Deps, asker: Asker, id: string): Promise<void> {
  if (!(await retryRun(deps.database, id))) throw new Refusal('not_found', 404);
  await deps.database.as(everywhere, (tx) =>
    recordChange(tx, {
      actorId: asker.person.user.id,
      accountId: asker.person.ownAccount.id,
      asAccountId: asker.emulation?.accountId ?? null,
      action: 'retry',
      resource: 'jobs',
      recordId: id,
      at: deps.clock.now().toISOString(),
    }),
  );
}
