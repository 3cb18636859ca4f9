import { Refusal } from '../../../domain/refusal.ts';
import type { Tx } from '../../store/database.ts';
import type { Assignment } from '../../store/survey/assignments.ts';
import { findRound, type StoredRound } from '../../store/survey/assignmentTerms.ts';

/** What somebody was asked to answer in, alike for a campaign about people and for a role that is applied for. */
export interface Round extends StoredRound {
  /** The account as people know it. */
  readonly company: string;
}

/** Throws `not_found` where the campaign or role is gone. */
export async function roundOf(
  tx: Tx,
  assignment: Pick<Assignment, 'kind' | 'campaign_id' | 'requisition_id'>,
): Promise<Round> {
  const round = await findRound(tx, assignment);
  if (!round) throw new Refusal('not_found');
  return round;
}
