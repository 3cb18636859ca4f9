import { type AuditEvent, type Caller, recordAudit } from '../../kernel/caller.ts';
import type { Tx } from '../../store/database.ts';

/** One line of the audit log about a rater, by the assignment. Reasons stay out of it: they are personal. */
export async function recordRaterAudit(
  tx: Tx,
  caller: Caller,
  what: AuditEvent & { id: number },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, resource: 'assignments' });
}
