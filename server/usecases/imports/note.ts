import type { Tx } from '../../store/database.ts';
import { type Asker, noteChange } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;

interface Step {
  readonly action: 'create' | 'check' | 'apply' | 'undo' | 'delete' | 'export';
  readonly importId: number;
  readonly before?: Row;
  readonly after?: Row;
  readonly now: Date;
}

/** One line of the audit log about an import itself; each person it changes has a line of their own. */
export async function noteImport(tx: Tx, asker: Asker, { importId, ...step }: Step): Promise<void> {
  await noteChange(tx, asker, { ...step, resource: 'user_imports', id: importId });
}
