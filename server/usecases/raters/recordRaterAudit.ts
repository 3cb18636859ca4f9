import { type AuditEvent, type Caller, recordAudit } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';

/** Records an audit event about a rater's assignment. Reasons are personal and left out. */
export async function recordRaterAudit(
  tx: Tx,
  caller: Caller,
  what: AuditEvent & { id: number },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, resource: 'assignments' });
}
