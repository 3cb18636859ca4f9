import { recordChange } from '../../store/auditLog.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;

/** One line of the audit log about a rater, by the assignment. Reasons stay out of it: they are personal. */
export async function noteRater(
  tx: Tx,
  asker: Asker,
  what: { action: string; id: number; before?: Row | null; after?: Row | null; now: Date },
): Promise<void> {
  await recordChange(tx, {
    actorId: asker.person.user.id,
    accountId: asker.scope.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    action: what.action,
    resource: 'assignments',
    recordId: what.id,
    before: what.before ?? null,
    after: what.after ?? null,
    at: what.now.toISOString(),
  });
}
