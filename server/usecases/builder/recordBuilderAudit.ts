import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, recordAudit } from '../../kernel/caller.ts';
import { type Blueprint, lockBlueprint } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';

/** The blueprint, kept from any other change until the transaction ends. Throws `not_found`. */
export async function lockOwnBlueprint(tx: Tx, caller: Caller, id: number): Promise<Blueprint> {
  const found = await lockBlueprint(tx, caller.scope.accountId ?? 0, id);
  if (!found) throw new Refusal('not_found');
  return found;
}

interface Note {
  readonly action: string;
  readonly resource: string;
  readonly recordId: number;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly now: Date;
}

/** One line of the audit log about something an account builds, or a live session of the platform. */
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
