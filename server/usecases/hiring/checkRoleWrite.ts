import { canEditRoleField, checkRoleEditable, type RoleStatus } from '../../../domain/hiring/roleStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PendingWrite } from '../../kernel/pendingWrite.ts';
import type { Tx } from '../../store/database.ts';
import { hasEnpsQuestion } from '../../store/survey/frozenSupplementals.ts';

/**
 * Checks a write of a role. Drafts change freely, but applicants are never asked for the eNPS. The fields that applicants of an open role can read stay
 * unchanged, and only drafts can be deleted.
 */
export async function checkRoleWrite(tx: Tx, { before, draft }: PendingWrite): Promise<void> {
  const questionIds = (draft?.supplemental_ids ?? []) as readonly number[]; // Declared as a list of ids.
  if (await hasEnpsQuestion(tx, questionIds)) {
    throw new Refusal('invalid', [{ field: 'supplemental_ids', problem: 'enpsNeedsEveryone' }]);
  }
  if (!before) return;
  const status = before.status as RoleStatus; // Rows of `requisitions` have a status.
  if (draft === null) {
    if (status !== 'draft') throw new Refusal('in_use');
    return;
  }
  checkRoleEditable(status);
  const reported = Object.keys(draft).filter(
    (field) =>
      !canEditRoleField(status, field) && JSON.stringify(draft[field]) !== JSON.stringify(before[field]),
  );
  if (reported.length > 0) {
    const problems = reported.map((field) => ({ field, problem: 'applicantsTold' as const }));
    throw new Refusal('invalid', problems);
  }
}
