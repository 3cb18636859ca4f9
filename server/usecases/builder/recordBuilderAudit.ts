import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, recordAudit } from '../../kernel/caller.ts';
import { type Blueprint, lockBlueprint } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';

/** Locks the blueprint until the transaction ends. Throws `not_found`. */
export async function lockOwnBlueprint(tx: Tx, caller: Caller, id: number): Promise<Blueprint> {
  const blueprint = await lockBlueprint(tx, caller.scope.accountId ?? 0, id);
  if (!blueprint) throw new Refusal('not_found');
  return blueprint;
}

interface Note {
  readonly action: string;
  readonly resource: string;
  readonly recordId: number;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly now: Date;
}

/** Records an audit event about an account's builder content, or about a live session of the platform. */
export async function recordBuilderAudit(
  tx: Tx,
  caller: Caller,
  what: Note,
  of: 'account' | 'platform' = 'account',
) {
  const { recordId: id, before, after, ...rest } = what;
  const accountId = of === 'account' ? caller.scope.accountId : null;
  await recordAudit(tx, caller, { ...rest, id, accountId, before: { ...before }, after: { ...after } });
}
