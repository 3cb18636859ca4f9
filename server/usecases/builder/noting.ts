import { Refusal } from '../../../domain/refusal.ts';
import { type Blueprint, lockBlueprint } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import { type Asker, noteChange } from '../asker.ts';

/** The blueprint, kept from any other change until the transaction ends. Throws `not_found`. */
export async function takeBlueprint(tx: Tx, asker: Asker, id: number): Promise<Blueprint> {
  const found = await lockBlueprint(tx, asker.scope.accountId ?? 0, id);
  if (!found) throw new Refusal('not_found', 404);
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
export async function note(tx: Tx, asker: Asker, what: Note, of: 'account' | 'platform' = 'account') {
  const { recordId: id, before, after, ...rest } = what;
  const accountId = of === 'account' ? asker.scope.accountId : null;
  await noteChange(tx, asker, { ...rest, id, accountId, before: { ...before }, after: { ...after } });
}
