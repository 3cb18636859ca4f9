import type { PersonRelation } from '../../../domain/teams/deriveRelations.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../kernel/recordAudit.ts';
import type { Tx } from '../../store/database.ts';

/** The maximum number of relationships in one audit event, so that it fits on a page. */
const maxPerEvent = 500;

const pairs = (relations: readonly PersonRelation[]) =>
  relations.map(({ from, kind, to }) => [from, kind, to]);

/** Records all added and removed relationships of one change, split into events of limited size. */
export async function recordRelationAudit(
  tx: Tx,
  caller: Caller,
  event: {
    action: AuditAction;
    added: readonly PersonRelation[];
    removed: readonly PersonRelation[];
    now: Date;
  },
): Promise<void> {
  const { added, removed } = event;
  for (let at = 0; at < Math.max(added.length, removed.length); at += maxPerEvent) {
    await recordAudit(tx, caller, {
      action: event.action,
      resource: 'relationships',
      id: null,
      before: { relationships: pairs(removed.slice(at, at + maxPerEvent)) },
      after: { relationships: pairs(added.slice(at, at + maxPerEvent)) },
      now: event.now,
    });
  }
}
