import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import { findUnknownSupplementals, hasEnpsQuestion } from '../../store/survey/frozenSupplementals.ts';

/** The custom questions of a campaign or role. */
interface UsedSupplementals {
  readonly accountId: number;
  readonly ids: readonly number[];
  /** Whether everyone in the account is asked the questions. */
  readonly isCompanyWide: boolean;
}

/**
 * Checks that only questions of the caller's own account are used, and eNPS questions only where everyone is asked, because the
 * score describes a whole company. Throws `invalid` for `supplemental_ids`.
 */
export async function checkSupplementals(
  tx: Tx,
  { accountId, ids, isCompanyWide }: UsedSupplementals,
): Promise<void> {
  const refuse = (problem: 'unknown' | 'enpsNeedsEveryone') =>
    new Refusal('invalid', [{ field: 'supplemental_ids', problem }]);
  if ((await findUnknownSupplementals(tx, accountId, ids)).length > 0) throw refuse('unknown');
  if (!isCompanyWide && (await hasEnpsQuestion(tx, ids))) throw refuse('enpsNeedsEveryone');
}
