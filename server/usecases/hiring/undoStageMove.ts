import { checkActiveApplication } from '../../../domain/hiring/decisions.ts';
import { checkRoleEditable } from '../../../domain/hiring/roleStatus.ts';
import { stageAfterUndo } from '../../../domain/hiring/stageMoves.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { listStageHistory, undoMove } from '../../store/hiring/stageHistory.ts';
import { lockOwnApplicant } from './roleAccess.ts';

interface UndoInput {
  readonly applicant_id: number;
  readonly move_id: number;
}

/**
 * Undoes the newest stage move. It stays in the history but doesn't count as a stage reached. A repeated request has no effect. Throws
 * `not_found`, `role_closed`, `applicant_over`, `conflict`.
 */
export async function undoStageMove(deps: Deps, caller: Caller, input: UndoInput): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant, role } = await lockOwnApplicant(tx, caller, input.applicant_id);
    checkRoleEditable(role.status);
    checkActiveApplication({ decision: applicant.decision, withdrawnOn: applicant.withdrawn_on });
    const stage = stageAfterUndo(await listStageHistory(tx, applicant.id), input.move_id);
    if (stage === null) return;
    await undoMove(tx, {
      applicantId: applicant.id,
      moveId: input.move_id,
      stage,
      undoneBy: caller.person.user.id,
      today: today(deps.clock),
      now,
    });
    await recordAudit(tx, caller, {
      action: 'stage',
      resource: 'applicants',
      id: applicant.id,
      before: { stage: applicant.stage },
      after: { stage },
      now,
    });
  });
}
