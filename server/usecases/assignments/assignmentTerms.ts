import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { findRound, type StoredRound } from '../../store/survey/assignmentTerms.ts';

/** The campaign or role that an assignment belongs to. */
export interface Round extends StoredRound {
  /** The displayed name of the account. */
  readonly company: string;
}

/** Throws `not_found` if the campaign or role no longer exists. */
export async function roundOf(
  tx: Tx,
  assignment: Pick<Assignment, 'kind' | 'campaign_id' | 'requisition_id'>,
): Promise<Round> {
  const round = await findRound(tx, assignment);
  if (!round) throw new Refusal('not_found');
  return round;
}
