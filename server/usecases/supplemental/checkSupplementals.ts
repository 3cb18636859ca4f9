import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { findUnknownSupplementals } from '../../store/survey/frozenSupplementals.ts';

/** Checks that a campaign uses only questions of its own account. Throws `invalid` for `supplemental_ids`. */
export async function checkSupplementals(tx: Tx, accountId: number, ids: readonly number[]): Promise<void> {
  const unknown = await findUnknownSupplementals(tx, accountId, ids);
  if (unknown.length === 0) return;
  throw new Refusal('invalid', [{ field: 'supplemental_ids', problem: 'unknown' }]);
}
