import { recordChange } from '../../store/auditLog.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;

interface Step {
  readonly action: 'create' | 'check' | 'apply' | 'undo' | 'delete' | 'export';
  readonly importId: number;
  readonly before?: Row;
  readonly after?: Row;
  readonly now: Date;
}

/** One line of the audit log about an import itself; each person it changes has a line of their own. */
export async function noteImport(tx: Tx, asker: Asker, { importId, now, ...step }: Step): Promise<void> {
  await recordChange(tx, {
    ...step,
    actorId: asker.person.user.id,
    accountId: asker.scope.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    resource: 'user_imports',
    recordId: importId,
    at: now.toISOString(),
  });
}
