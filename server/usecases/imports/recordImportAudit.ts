import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';

type Row = Readonly<Record<string, unknown>>;

interface Step {
  readonly action: 'create' | 'check' | 'apply' | 'undo' | 'delete' | 'export';
  readonly importId: number;
  readonly before?: Row;
  readonly after?: Row;
  readonly now: Date;
}

/** Records an audit event about the import itself; each person it changes has a separate event. */
export async function recordImportAudit(tx: Tx, caller: Caller, { importId, ...step }: Step): Promise<void> {
  await recordAudit(tx, caller, { ...step, resource: 'user_imports', id: importId });
}
