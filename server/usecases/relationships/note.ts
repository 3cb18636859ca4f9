import type { Relation } from '../../../domain/teams/fromTeams.ts';
import { recordChange } from '../../store/auditLog.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';

const pairs = (relations: readonly Relation[]) => relations.map(({ from, kind, to }) => [from, kind, to]);

/** One entry for all that was added and removed at once. */
export async function noteRelations(
  tx: Tx,
  asker: Asker,
  what: { action: string; added: readonly Relation[]; removed: readonly Relation[]; now: Date },
): Promise<void> {
  await recordChange(tx, {
    actorId: asker.person.user.id,
    accountId: asker.scope.accountId,
    asAccountId: asker.emulation?.accountId ?? null,
    action: what.action,
    resource: 'relationships',
    recordId: null,
    before: { relationships: pairs(what.removed) },
    after: { relationships: pairs(what.added) },
    at: what.now.toISOString(),
  });
}
