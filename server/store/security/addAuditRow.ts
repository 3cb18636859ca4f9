import { columnsWithMark } from '../../../resources/users/personalColumns.ts';
import type { Tx } from '../database.ts';

type Row = Readonly<Record<string, unknown>>;

export interface AuditRow {
  readonly actorId: number | null;
  readonly accountId: number | null;
  /** The emulated account; null if the change was made in the actor's own. */
  readonly asAccountId: number | null;
  readonly action: string;
  readonly resource: string;
  readonly recordId: number | string | null;
  readonly before: object | null | undefined;
  readonly after: object | null | undefined;
  readonly at: string;
}

const masked = new Set([...columnsWithMark('secret', 'sensitive'), 'token_hash', 'code_hash']);
const ignored = new Set(['updated_at']);

/** Records who changed what, with old and new values; secrets are masked. Runs in the transaction of the change. */
export async function addAuditRow(tx: Tx, change: AuditRow): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      account_id: change.accountId,
      actor_id: change.actorId,
      as_account_id: change.asAccountId,
      action: change.action,
      resource: change.resource,
      record_id: change.recordId === null ? null : String(change.recordId),
      changes: JSON.stringify(differences({ ...change.before }, { ...change.after })),
      at: change.at,
    })
    .execute();
}

function differences(before: Row, after: Row): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (ignored.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    changed[name] = masked.has(name) ? ['***', '***'] : [before[name] ?? null, after[name] ?? null];
  }
  return changed;
}
