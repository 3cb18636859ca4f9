import { requireFound } from '../../kernel/requireFound.ts';
import type { Tx } from '../../store/database.ts';
import { type AssignmentContext, findAssignmentContext } from '../../store/survey/assignmentContext.ts';
import type { Assignment } from '../../store/survey/assignments.ts';

/** The campaign or role that an assignment belongs to. */
export interface NamedAssignmentContext extends AssignmentContext {
  /** The displayed name of the account. */
  readonly company: string;
}

/** Returns the campaign or role of an assignment. Throws `not_found` if it no longer exists. */
export async function requireAssignmentContext(
  tx: Tx,
  assignment: Pick<Assignment, 'campaign_id' | 'requisition_id'>,
): Promise<NamedAssignmentContext> {
  return requireFound(await findAssignmentContext(tx, assignment));
}
